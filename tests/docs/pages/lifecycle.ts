import { EVENT_NAMES, EVENTS } from '../../../mock-server/domain/events/events';
import type { Transition } from '../../../mock-server/domain/lifecycle/transition';
import { originsOf, ownTransitions } from '../../../mock-server/domain/lifecycle/transitions';
import { code, page, table } from './markdown';

function diagram(rows: readonly Transition[]): string {
  const arrows = rows.flatMap((row) => {
    const targets = row.to === 'previous' ? [] : row.to;
    return originsOf(row).flatMap((from) =>
      targets.map((to) => `  ${from} --> ${to}: ${row.trigger} (${row.actor})`),
    );
  });
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> CREATED', ...arrows, '```'].join('\n');
}

const describe = ({ from, to, trigger, actor }: Transition) => [
  code(trigger),
  actor,
  from === 'any open' ? 'any open status' : from.map(code).join(', '),
  to === 'previous' ? 'the previous status' : to.map(code).join(', '),
];

const HEADINGS = ['Trigger', 'By', 'From', 'To'];

export function lifecyclePage(): Promise<string> {
  return page({
    title: 'Application lifecycle',
    source: '`mock-server/domain/lifecycle`',
    parts: [
      'Only these transitions are allowed. Any other returns the error code `TRANSITION_REFUSED`.',
      '## Home flow',
      diagram(ownTransitions('home')),
      table(HEADINGS, ownTransitions('home').map(describe)),
      '## Item flow',
      diagram(ownTransitions('item')),
      table(HEADINGS, ownTransitions('item').map(describe)),
      '## Cash flow',
      'For deposits and their events, see [Cash flow](../guide/flows.md#cash-flow).',
      diagram(ownTransitions('cash')),
      table(HEADINGS, ownTransitions('cash').map(describe)),
      '## In every flow',
      table(HEADINGS, ownTransitions('everyFlow').map(describe)),
      '## Events',
      'Events are actions of the back office, the system and timers. To trigger one at once, use ' +
        '`POST /__mock/event` ([Trigger an event](../guide/mock-http-api.md#trigger-an-event)).',
      table(
        ['Event', 'What happens', '`outcome` may be'],
        EVENT_NAMES.map((name) => {
          const { description, outcomes } = EVENTS[name];
          return [code(name), description, outcomes.map(code).join(', ') || '–'];
        }),
      ),
    ],
  });
}
