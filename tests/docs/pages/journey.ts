import { FLOWS, STEPS, type Flow } from '../../../src/catalogue/flows';
import {
  decideRoute,
  type RouteDecision,
  type RouteQuestion,
} from '../../../src/catalogue/journey/decide-route';
import { nextStep } from '../../../src/catalogue/journey/next-step';
import { screenAfter } from '../../../src/catalogue/journey/onward';
import { PROGRAM_IDS, programDefinition } from '../../../src/catalogue/programs';
import { screenStep } from '../../../src/catalogue/routes';
import { SCREEN_IDS, type ScreenId } from '../../../src/catalogue/screens';
import { screenForStatus } from '../../../src/catalogue/status-navigation';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import { code, page, table } from './markdown';

const node = (id: string): string => id.replaceAll('-', '_');

function diagram(lines: readonly string[]): string {
  return ['```mermaid', 'flowchart LR', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}

/** The screens of a flow in the order of its steps, and what follows each. */
function stepsDiagram(flow: Flow): string {
  const steps = STEPS[flow].map((name) =>
    SCREEN_IDS.filter((id) => screenStep(id, flow)?.name === name),
  );
  const boxes = STEPS[flow].map((name, index) => {
    const screens = (steps[index] ?? []).map((id) => `  ${node(id)}[${id}]`);
    const lines = [`subgraph step_${index + 1}["${index + 1}. ${name}"]`, ...screens, 'end'];
    return lines.join('\n  ');
  });
  const arrows = steps.flat().flatMap((id) => {
    const next = screenAfter(id, flow);
    return next === null ? [] : [`${node(id)} --> ${node(next)}[${next}]`];
  });
  return diagram([...boxes, ...arrows]);
}

/** The screen that each status shows, and the one at which the applicant goes on. */
function statusesDiagram(flow: Flow): string {
  const arrow = (status: Status, kind: '-->' | '-.->', screen: ScreenId) =>
    `${status}([${status}]) ${kind} ${node(screen)}[${screen}]`;
  const shown = STATUSES.map((status) => arrow(status, '-->', screenForStatus(flow, status)));
  const goesOn = STATUSES.flatMap((status) => {
    const next = nextStep(status, null, flow);
    return next === null || next === screenForStatus(flow, status)
      ? []
      : [arrow(status, '-.->', next)];
  });
  return diagram([...shown, ...goesOn]);
}

const USUAL: RouteQuestion = {
  path: '/app',
  search: '',
  program: 'home_light',
  authenticated: true,
  inside: false,
  isShown: false,
  status: 'OFFER_DECISION_NEEDED',
  hasName: true,
  keptItems: false,
};

function tell(decision: RouteDecision): string {
  switch (decision.kind) {
    case 'show':
      return `shows ${code(decision.screen)}`;
    case 'redirect':
      return `leads to ${code(decision.to)}`;
    case 'sign-in':
      return `asks to sign in: ${code(decision.to)}`;
  }
}

type Place = Partial<RouteQuestion> & Pick<RouteQuestion, 'path'>;

/** A path of each kind. */
const PLACES: readonly (readonly [string, Place])[] = [
  ['Sign-in', { path: '/login' }],
  ['The callback', { path: '/login-callback' }],
  ['For everybody', { path: '/app/quick-appraisal', program: 'pesto_item', status: 'CREATED' }],
  ['A screen that fits the status', { path: '/app/homelight/offer' }],
  ['A screen that does not', { path: '/app/homelight/agreements' }],
  ['The same, shown since it did', { path: '/app/homelight/agreements', isShown: true }],
  ['A screen of another flow', { path: '/app/cash-secured/credit-line' }],
  ['A screen of every status', { path: '/app/settings' }],
  ['None of its own', { path: '/app' }],
  ['Not there', { path: '/no-such-page' }],
];

function decisions(): string {
  const ask = (question: Place) => tell(decideRoute({ ...USUAL, ...question }));
  return table(
    ['Path', 'Signed out', 'Signed in', 'The session has ended on the page'],
    PLACES.map(([what, place]) => [
      `${what}: ${code(place.path)}`,
      ask({ ...place, authenticated: false }),
      ask(place),
      ask({ ...place, authenticated: false, inside: true }),
    ]),
  );
}

const programsOf = (flow: Flow): string =>
  PROGRAM_IDS.filter((id) => programDefinition(id).flow === flow)
    .map(code)
    .join(', ');

/** Where paths lead and what comes next, as the one decision says. */
export function journeyPage(): Promise<string> {
  return page({
    title: 'The journey of an applicant',
    source: '`src/catalogue/journey`',
    parts: [
      'Where a path leads, for whom, in which status, is decided by `decideRoute` alone: for the router and ' +
        'for the links of the command line. It is decided when a path is entered: a status that changes later ' +
        'takes no page away from somebody who is reading or typing.',
      '## Where a path leads',
      `For somebody of ${code(USUAL.program)} in ${code(USUAL.status ?? '')}; the quick appraisal for ` +
        `${code('pesto_item')} in ${code('CREATED')}.`,
      decisions(),
      ...FLOWS.flatMap((flow) => [
        `## Flow ${flow}`,
        `Programs: ${programsOf(flow)}.`,
        '### Steps',
        'What follows each step when all goes well; its code is fetched while the step is read.',
        stepsDiagram(flow),
        '### Statuses',
        'A line leads to the screen of status navigation, a dotted one to where the applicant goes on, where that is another one.',
        statusesDiagram(flow),
      ]),
      'What moves an application from one status to the next is in [lifecycle](lifecycle.md); which statuses a ' +
        'screen fits, in [screens](screens.md).',
    ],
  });
}
