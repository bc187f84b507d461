import type { Flow } from '../../../src/catalogue/flows';
import type { Transition } from './transition';
import { transitionsOf } from './transitions';

function edges(row: Transition): string[] {
  if (row.from === 'any open') return [];
  const targets = row.to === 'previous' ? ['PREVIOUS'] : row.to;
  return row.from.flatMap((from) => targets.map((to) => `  ${from} --> ${to}: ${row.trigger}`));
}

/** Mermaid state diagram; the rows for any open status are in a note. */
export function lifecycleDiagram(flow: Flow): string {
  const rows = transitionsOf(flow);
  const anyOpen = rows
    .filter((row) => row.from === 'any open' && row.to !== 'previous')
    .map((row) => `    ${row.to} (${row.trigger})`);
  return [
    'stateDiagram-v2',
    '  state "the status before" as PREVIOUS',
    '  [*] --> CREATED',
    ...rows.flatMap(edges),
    '  COMPLETE --> [*]',
    '  note right of CREATED',
    '    From any open status:',
    ...anyOpen,
    '  end note',
    '',
  ].join('\n');
}
