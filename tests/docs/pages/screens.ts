import { FLOWS, STEPS } from '../../../src/catalogue/flows';
import { ROUTES, screenPath, screenStep } from '../../../src/catalogue/routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../../src/catalogue/screens';
import { statusesOf } from '../../../src/catalogue/status-routes';
import { code, page, table } from './markdown';

/** Returns the statuses in which a screen shows something, per flow if they differ. */
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

/** The screens and every path of the portal. */
export function screensPage(): Promise<string> {
  return page({
    title: 'Screens and routes',
    source: '`src/catalogue/screens.ts`, `src/catalogue/routes.ts` and `src/catalogue/flows.ts`',
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
      '## Flows and their steps',
      table(
        ['Flow', 'Steps'],
        FLOWS.map((flow) => [flow, STEPS[flow].join(' → ')]),
      ),
    ],
  });
}
