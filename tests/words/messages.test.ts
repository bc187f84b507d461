import { expect, test } from 'vitest';
import { testContext } from '../../mock-server/apis/identity/testing/test-world';
import { sendMessages } from '../../mock-server/domain/announcements/send-messages';
import { EVENTS } from '../../mock-server/domain/events/events';
import { possibleEvents } from '../../mock-server/domain/events/possible-events';
import { TransitionRefused } from '../../mock-server/domain/lifecycle/transition-refused';
import { createState } from '../../mock-server/domain/seed/create-state';
import type { Seed } from '../../mock-server/scenario/seed';
import type { WorldState } from '../../mock-server/world/state';
import { FLOWS } from '../../src/catalogue/flows';
import { seedsOf } from '../../mock-server/domain/seed/testing/seeds-of-flow';
import { Grouped, messageText } from './message-text';
import { OUTDATED } from '../support/outdated';

interface Happened {
  readonly name: string;
  readonly after: WorldState;
}

/** Each event happens at its seed's start. */
async function happenings([from, seed]: readonly [string, Seed]): Promise<Happened[]> {
  const state = createState(seed, { machineNow: 0, frozen: true });
  for (const user of state.users) user.statusByText = true;
  const [application] = state.applications;
  if (application === undefined) throw new Error('Nothing is seeded');
  const cases = possibleEvents(application, state).flatMap((event) =>
    [null, ...EVENTS[event].outcomes].map((outcome) => ({ event, outcome })),
  );
  const all: Happened[] = [];
  for (const { event, outcome } of cases) {
    const after = structuredClone(state);
    const context = testContext(after);
    const [own] = after.applications;
    if (own === undefined) continue;
    try {
      EVENTS[event].apply(context, own, outcome);
    } catch (error) {
      if (!(error instanceof TransitionRefused)) throw error;
      continue;
    }
    await sendMessages(context);
    const name = `${event}${outcome === null ? '' : ` as ${outcome}`}, ${from}`;
    all.push({ name, after });
  }
  return all;
}

test.each(FLOWS)(
  'the messages that each event sends in the %s flow read as recorded',
  async (flow) => {
    const messages = new Grouped();
    for (const start of seedsOf(flow)) {
      for (const { name, after } of await happenings(start)) {
        for (const message of after.inbox) messages.add(messageText(message), name);
      }
    }
    await expect(messages.text(), OUTDATED).toMatchFileSnapshot(`messages-${flow}.txt`);
  },
);
