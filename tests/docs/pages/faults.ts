import { FAULT_KINDS } from '../../../mock-server/world/faults/spec';
import { CAPTCHA_KINDS } from '../../../mock-server/apis/identity/captcha-kinds';
import { TOKEN_FAULTS } from '../../../mock-server/apis/identity/token-faults';
import { ENDPOINT_NAMES, FILE_FOLDERS } from '../../../mock-server/apis/control/endpoint-names';
import { ERROR_NAMES } from '../../../mock-server/apis/control/error-names';
import { code, page, table } from './markdown';

/** What can be made to go wrong. */
export function faultsPage(): Promise<string> {
  const faults = Object.entries(TOKEN_FAULTS);
  const row = ([name, { description }]: (typeof faults)[number]) => [code(name), description];
  return page({
    title: 'Faults',
    source: '`mock-server/world/faults/spec.ts` and `mock-server/apis/identity/token-faults.ts`',
    parts: [
      'A fault is one line of text: parts divided by commas, each a key with its value or a flag. It ' +
        'says what it applies to (`operation` or `endpoint`), what happens, and how often (`times` or ' +
        '`nth`, not both). Faults are played in the order given; their waits add up, and the first one ' +
        'that fails a request decides how. No fault applies to the control addresses.',
      table(
        ['Part', 'Example', 'Does'],
        FAULT_KINDS.map(({ key, example, description }) => [code(key), code(example), description]),
      ),
      '## Endpoints',
      'Written `endpoint=NAME`, whole or from any slash on: ' +
        `${ENDPOINT_NAMES.map(code).join(', ')}. Files go by their name, such as ` +
        '`endpoint=privacy-notice.pdf`, and those that are made on the way with their folder: ' +
        `${FILE_FOLDERS.map((folder) => code(`${folder}/…`)).join(', ')}. Any other name is refused.`,
      '## Errors',
      'Written `error=NAME`. The portal has an answer of its own for each of these: ' +
        `${ERROR_NAMES.map(code).join(', ')}. A sentence will do as well, such as ` +
        '`error=The server is on fire`; what is almost one of these names, or is written as a code, is refused.',
      '## Token faults',
      'Written `idToken=NAME`. Each of these answers must be refused by a client:',
      table(['Name', 'What is wrong'], faults.filter(([, { accepted }]) => !accepted).map(row)),
      'These stretch the rules and must be accepted:',
      table(['Name', 'What is unusual'], faults.filter(([, { accepted }]) => accepted).map(row)),
      '## Captchas',
      'Written `captcha=NAME`. Asked for before a code is sent, an account is made, or a password is changed or ' +
        'typed; `times` and `nth` count how often a client asks whether one is needed:',
      table(
        ['Name', 'What is asked'],
        Object.entries(CAPTCHA_KINDS).map(([name, description]) => [code(name), description]),
      ),
    ],
  });
}
