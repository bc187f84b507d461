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
  to === 'previous' ? 'the status before' : to.map(code).join(', '),
];

const HEADINGS = ['Trigger', 'By', 'From', 'To'];

/** What may happen to an application of each flow, and by whose hand. */
export function lifecyclePage(): Promise<string> {
  return page({
    title: 'Lifecycle of an application',
    source: '`mock-server/domain/lifecycle`',
    parts: [
      'Only these transitions happen; any other one is refused with the error code `TRANSITION_REFUSED`.',
      '## Home flow',
      diagram(ownTransitions('home')),
      table(HEADINGS, ownTransitions('home').map(describe)),
      '## Item flow',
      diagram(ownTransitions('item')),
      table(HEADINGS, ownTransitions('item').map(describe)),
      '## Cash flow',
      'What happens to the deposit, and how to reach it: [the cash flow’s world](../guide/cash-world.md).',
      diagram(ownTransitions('cash')),
      table(HEADINGS, ownTransitions('cash').map(describe)),
      '## In every flow',
      table(HEADINGS, ownTransitions('everyFlow').map(describe)),
      '## Events',
      'What the back office, the system and the timers do. Each can be made to happen at once with ' +
        '`POST /__mock/event`; see [reaching any state](../guide/seeds-and-states.md#make-something-happen).',
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
