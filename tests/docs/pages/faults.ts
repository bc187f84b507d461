import { FAULT_KINDS } from '../../../mock-server/core/faults/spec';
import { TOKEN_FAULTS } from '../../../mock-server/identity/token-faults';
import { code, page, table } from './markdown';

/** What can be made to go wrong. */
export function faultsPage(): Promise<string> {
  const faults = Object.entries(TOKEN_FAULTS);
  const row = ([name, { description }]: (typeof faults)[number]) => [code(name), description];
  return page({
    title: 'Faults',
    source: '`mock-server/core/faults/spec.ts` and `mock-server/identity/token-faults.ts`',
    parts: [
      'A fault is one line of text: parts divided by commas, each a key with its value or a flag. It ' +
        'says where it strikes (`operation` or `endpoint`), what happens, and how often (`times` or ' +
        '`nth`, not both). Faults are played in the order given; their waits add up, and the first one ' +
        'that fails a request decides how. The control addresses are never struck.',
      table(
        ['Part', 'Example', 'Does'],
        FAULT_KINDS.map(({ key, example, description }) => [code(key), code(example), description]),
      ),
      '## Token faults',
      'Written `idToken=NAME`. Each of these answers must be refused by a client:',
      table(['Name', 'What is wrong'], faults.filter(([, { accepted }]) => !accepted).map(row)),
      'These stretch the rules and must be accepted:',
      table(['Name', 'What is unusual'], faults.filter(([, { accepted }]) => accepted).map(row)),
    ],
  });
}
