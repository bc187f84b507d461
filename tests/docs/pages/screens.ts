import { FLOWS, STEPS } from '../../../src/catalogue/flows';
import { ROUTES, screenPath, screenStep } from '../../../src/catalogue/routes';
import { isSignInScreen } from '../../../src/catalogue/journey/sign-in-path';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../../src/catalogue/screens';
import { statusesOf } from '../../../src/catalogue/status-routes';
import { code, page, table } from './markdown';
import { screenRequests, type ScreenRequests } from './screen-requests';

/** Per flow if they differ. */
function shownIn(id: ScreenId): string {
  const { startsApplication = [] } = screenDefinition(id);
  const flows = FLOWS.filter((flow) => screenPath(id, flow) !== undefined);
  const lists = flows.map((flow) =>
    [
      ...(statusesOf(id, flow) ?? []).map(code),
      ...(startsApplication.includes(flow) ? ['none yet'] : []),
    ].join(', '),
  );
  if (flows.every((flow) => statusesOf(id, flow) === undefined)) return 'any';
  const [first = ''] = lists;
  return lists.every((list) => list === first)
    ? first
    : flows.map((flow, index) => `${flow}: ${lists[index] ?? ''}`).join('; ');
}

function stepsOf(id: ScreenId): string {
  const steps = FLOWS.flatMap((flow) => {
    const step = screenStep(id, flow);
    return step === undefined ? [] : [`${flow}: ${step.number} of ${step.of}, ${step.name}`];
  });
  return steps.length === 0 ? '–' : steps.join('; ');
}

const INNER: readonly ScreenId[] = SCREEN_IDS.filter((id) => !isSignInScreen(id));

const SIGN_IN = SCREEN_IDS.filter(isSignInScreen);

function common(ids: readonly ScreenId[], requests: Readonly<Record<ScreenId, ScreenRequests>>) {
  const [first = 'home'] = ids;
  const inAll = (kind: keyof ScreenRequests) =>
    requests[first][kind].filter((name) => ids.every((id) => requests[id][kind].includes(name)));
  return { operations: inAll('operations'), endpoints: inAll('endpoints') };
}

const codes = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.map(code).join(', ');

function requestParts(): readonly string[] {
  const requests = screenRequests();
  const everywhere = common(SCREEN_IDS, requests);
  const inside = common(INNER, requests);
  const isOwn = (kind: keyof ScreenRequests, id: ScreenId) => (name: string) =>
    !everywhere[kind].includes(name) && !(INNER.includes(id) && inside[kind].includes(name));
  const inner = inside.endpoints.filter((name) => !everywhere.endpoints.includes(name));
  return [
    '## Requests by screen',
    'Operations and endpoints that a screen may send: when it loads, when the user does something, or from its ' +
      'dialogs. The list follows the code that a screen imports. A fault of another operation or endpoint ' +
      'doesn’t apply on the screen; `portal seed --fault`, the control API and the admin debugger say so.',
    `- Every screen may send to: ${codes(everywhere.endpoints)}.\n` +
      `- For signed-in applicants, all screens except ${codes(SIGN_IN)} may also send ` +
      `${codes(inside.operations)}, and to ${codes(inner)}.`,
    table(
      ['Screen', 'Operations', 'Other endpoints'],
      SCREEN_IDS.map((id) => [
        code(id),
        codes(requests[id].operations.filter(isOwn('operations', id))),
        codes(requests[id].endpoints.filter(isOwn('endpoints', id))),
      ]),
    ),
  ];
}

export function screensPage(): Promise<string> {
  return page({
    title: 'Screens and routes',
    source:
      '`src/catalogue/screens.ts`, `src/catalogue/routes.ts`, `src/catalogue/flows.ts` and the imports of `src`',
    parts: [
      '`<main data-screen="…">` has the id of the current screen. If a screen lists statuses, applicants ' +
        'in any other status are redirected by status navigation when they enter its path.',
      table(
        ['Screen', 'Heading', 'Access', 'Step', 'Statuses'],
        SCREEN_IDS.map((id) => [
          code(id),
          screenDefinition(id).heading,
          screenDefinition(id).access,
          stepsOf(id),
          shownIn(id),
        ]),
      ),
      '## Routes',
      'If no flow is listed, the program decides. Paths without a screen redirect by status, and so do ' +
        'paths whose screen isn’t part of the program’s flow. Signed-out visitors are redirected from ' +
        'all paths except the public ones to `/login` and back.',
      table(
        ['Path', 'Screen', 'Flow', 'Access'],
        ROUTES.map(({ path, screen, others, flow, access }) => [
          code(path),
          screen === null ? 'redirects' : [screen, ...others].map(code).join(', '),
          flow ?? 'by program',
          access,
        ]),
      ),
      ...requestParts(),
      '## Flows and their steps',
      table(
        ['Flow', 'Steps'],
        FLOWS.map((flow) => [flow, STEPS[flow].join(' → ')]),
      ),
    ],
  });
}
