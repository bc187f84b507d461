// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedWishes } from '../../cli/support/plain-seed';
import { EVENT_NAMES, EVENTS } from '../../mock-server/domain/events/events';
import { possibleEvents } from '../../mock-server/domain/events/possible-events';
import type { EventName } from '../../mock-server/domain/lifecycle/event-names';
import { Refusal } from '../../mock-server/domain/rules/refusal';
import { testContext } from '../../mock-server/apis/identity/testing/test-world';
import { createState } from '../../mock-server/domain/seed/create-state';
import { screenProblem } from '../../mock-server/scenario/combination';
import { PAYMENT_STATE_IDS, statusesWithPayment } from '../../mock-server/scenario/payment-states';
import { DIALOG_IDS, dialogFlows } from '../../src/catalogue/dialogs';
import { FLOWS, type Flow } from '../../src/catalogue/flows';
import { programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { BRAND_IDS, type BrandId } from '../../src/programs/registry';
import { showPortal, type HappenedEvent } from '../fuzz/show-portal';

/** A state of the world that no status alone leads to. */
interface Situation {
  readonly title: string;
  readonly wishes: SeedWishes;
  readonly events?: readonly HappenedEvent[];
}

/** The status that an event leads to in the world of a seed; null where it is refused. */
function statusAfter(wishes: SeedWishes, event: EventName, outcome: Status | null): Status | null {
  const state = createState(makeSeed(wishes), { machineNow: 0, frozen: true });
  const [application] = state.applications;
  if (application === undefined) return null;
  try {
    EVENTS[event].apply(testContext(state), application, outcome);
    return application.status;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** What stands at the start of a seed, and what can happen then. */
function startOf(wishes: SeedWishes) {
  const state = createState(makeSeed(wishes), { machineNow: 0, frozen: true });
  const [application] = state.applications;
  return {
    status: application?.status ?? null,
    possible: application ? possibleEvents(application, state) : [],
  };
}

/** Each event, where it can happen first in the journey, with each of its outcomes. */
function eventSituations(program: string): readonly Situation[] {
  const worlds = STATUSES.map((status) => startOf({ program, status }));
  return EVENT_NAMES.flatMap((event) => {
    const status = worlds.find(({ possible }) => possible.includes(event))?.status ?? null;
    if (status === null) return [];
    const wishes = { program, status };
    const outcomes = EVENTS[event].outcomes.filter(
      (outcome) => statusAfter(wishes, event, outcome) !== null,
    );
    const told =
      outcomes.length === 0 ? [{ event }] : outcomes.map((outcome) => ({ event, outcome }));
    return told.map((one) => ({
      title: [status, ...Object.values(one)].join(' '),
      wishes,
      events: [one],
    }));
  });
}

/** Each event that leaves the status as it is, on each screen that has something to say in it. */
function screenSituations(flow: Flow, program: string): readonly Situation[] {
  const screens = SCREEN_IDS.filter(
    (screen) => screenPath(screen, flow) !== undefined && screen !== 'login-callback',
  );
  return screens.flatMap((screen) => {
    const wishes = { program, screen };
    const { status, possible } = startOf(wishes);
    return possible
      .filter((event) => statusAfter(wishes, event, null) === status)
      .map((event) => ({ title: `${screen}, ${event}`, wishes, events: [{ event }] }));
  });
}

/** How far a deposit can be, in each status that shows it. */
const paymentSituations = (program: string): readonly Situation[] =>
  PAYMENT_STATE_IDS.flatMap((payment) =>
    statusesWithPayment(payment).map((status) => ({
      title: `${status} with payment ${payment}`,
      wishes: { program, status, payment },
    })),
  );

/** What the screens that are all about a deposit say of each way it can be: most statuses lead to others. */
const depositSituations = (program: BrandId): readonly Situation[] =>
  PAYMENT_STATE_IDS.flatMap((payment) =>
    statusesWithPayment(payment)
      .slice(0, 1)
      .flatMap((status) =>
        (['verify-payment', 'fund-over-time'] as const)
          .filter((screen) => screenProblem({ program, status, screen }) === null)
          .map((screen) => ({
            title: `${screen} with payment ${payment}`,
            wishes: { program, status, screen, payment },
          })),
      ),
  );

const inspected = (...before: readonly string[]): readonly HappenedEvent[] =>
  [...before, 'items-inspected'].map((event) => ({ event }));

/** What takes several events, from a status on. */
interface Path {
  readonly title: string;
  readonly status: Status;
  readonly events: readonly HappenedEvent[];
}

const PATHS: Readonly<Record<Flow, readonly Path[]>> = {
  item: [
    {
      title: 'an offer without the item that was missing',
      status: 'SHIPPED',
      events: inspected('delivered', 'items-received', 'item-missing'),
    },
    {
      title: 'an offer after a question about an item',
      status: 'SHIPPED',
      events: inspected('delivered', 'items-received', 'item-question'),
    },
  ],
  cash: [],
  home: [],
};

// `npx vitest run -u` on this file writes them anew: read the difference before it is kept.
test.each(FLOWS)(
  '%s: what screens say after each event, payment and with each dialog',
  async (flow) => {
    const program = BRAND_IDS.find((id) => programDefinition(id).flow === flow);
    if (program === undefined) throw new Error(`No brand has the flow ${flow}`);
    const dialogs = DIALOG_IDS.filter((dialog) => dialogFlows(dialog).includes(flow));
    const situations: readonly Situation[] = [
      ...eventSituations(program),
      ...screenSituations(flow, program),
      ...(flow === 'cash' ? [...paymentSituations(program), ...depositSituations(program)] : []),
      ...dialogs.map((dialog) => ({ title: `dialog ${dialog}`, wishes: { program, dialog } })),
      ...PATHS[flow].map(({ title, status, events }) => ({
        title,
        wishes: { program, status },
        events,
      })),
    ];
    const said: string[] = [];
    for (const { title, wishes, events = [] } of situations) {
      const { words, screens, search, complaints } = await showPortal(wishes, undefined, {
        events,
      });
      expect(complaints, title).toEqual([]);
      said.push(`===== ${title}: ${screens.join()}${search}`, ...words, '');
    }
    await expect(said.join('\n')).toMatchFileSnapshot(`./${flow}-happened.txt`);
  },
);
