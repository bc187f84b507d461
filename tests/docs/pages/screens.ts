import { FLOWS, STEPS } from '../../../src/catalogue/flows';
import { ROUTES, screenPath, screenStep } from '../../../src/catalogue/routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../../src/catalogue/screens';
import { statusesOf } from '../../../src/catalogue/status-routes';
import { code, page, table } from './markdown';

/** In which statuses a screen shows something, by flow where they differ. */
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
      '`<main data-screen="…">` carries the id of the screen that is shown. A screen whose statuses ' +
        'are named passes a visitor in any other status on by status navigation, when its path is entered.',
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
      'Where no flow is named, the program decides; a path whose screen its flow does not have passes ' +
        'the visitor on by status, as one without a screen does: that shows nothing of its own ' +
        'and passes the visitor on by status. Signed out, every path but the public ones leads to ' +
        '`/login` and back.',
      table(
        ['Path', 'Screen', 'Flow', 'Access'],
        ROUTES.map(({ path, screen, others, flow, access }) => [
          code(path),
          screen === null ? 'passes on' : [screen, ...others].map(code).join(', '),
          flow ?? 'of the program',
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
