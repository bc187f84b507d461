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
  hasSavedChoice: false,
};

function describe(decision: RouteDecision): string {
  switch (decision.kind) {
    case 'show':
      return `shows ${code(decision.screen)}`;
    case 'redirect':
      return `redirects to ${code(decision.to)}`;
    case 'sign-in':
      return `requires sign-in: ${code(decision.to)}`;
  }
}

type Place = Partial<RouteQuestion> & Pick<RouteQuestion, 'path'>;

const PLACES: readonly (readonly [string, Place])[] = [
  ['Sign-in', { path: '/login' }],
  ['Callback', { path: '/login-callback' }],
  ['Public', { path: '/app/quick-appraisal', program: 'pesto_item', status: 'CREATED' }],
  ['Screen that matches the status', { path: '/app/homelight/offer' }],
  ['Screen that doesn’t match the status', { path: '/app/homelight/agreements' }],
  ['Same, already shown', { path: '/app/homelight/agreements', isShown: true }],
  ['Screen of another flow', { path: '/app/cash-secured/credit-line' }],
  ['Screen for every status', { path: '/app/settings' }],
  ['Path without a screen', { path: '/app' }],
  ['Unknown path', { path: '/no-such-page' }],
];

function decisions(): string {
  const ask = (question: Place) => describe(decideRoute({ ...USUAL, ...question }));
  return table(
    ['Path', 'Signed out', 'Signed in', 'Session expired on the page'],
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

export function journeyPage(): Promise<string> {
  return page({
    title: 'Applicant journey',
    source: '`src/catalogue/journey`',
    parts: [
      '`decideRoute` alone maps a path, a session and a status to a screen or a redirect, for the router and ' +
        'for the links of the command line. It decides when a path is entered. A later status change ' +
        'doesn’t remove a page that an applicant is reading or filling in.',
      '## Paths and redirects',
      `For an applicant of ${code(USUAL.program)} in ${code(USUAL.status ?? '')}; the quick appraisal for ` +
        `${code('pesto_item')} in ${code('CREATED')}.`,
      decisions(),
      ...FLOWS.flatMap((flow) => [
        `## ${flow[0]?.toUpperCase()}${flow.slice(1)} flow`,
        `Programs: ${programsOf(flow)}.`,
        '### Steps',
        'The screen after each step if nothing fails. Its code is prefetched during the step.',
        stepsDiagram(flow),
        '### Statuses',
        'A solid line points to the screen that status navigation shows. A dotted line points to the screen where the applicant continues, if that is another one.',
        statusesDiagram(flow),
      ]),
      'For status changes, see [Application lifecycle](lifecycle.md). For the statuses of each screen, see ' +
        '[Screens and routes](screens.md).',
    ],
  });
}
