import { FAULT_TABLE } from '../../../mock-server/world/faults/fault-table';
import { CAPTCHA_KINDS } from '../../../mock-server/apis/identity/captcha-kinds';
import { TOKEN_FAULTS } from '../../../mock-server/apis/identity/token-faults';
import { ENDPOINT_NAMES, FILE_FOLDERS } from '../../../mock-server/apis/control/endpoint-names';
import { ERROR_NAMES } from '../../../mock-server/apis/control/error-names';
import { code, page, table } from './markdown';

export function faultsPage(): Promise<string> {
  const faults = Object.entries(TOKEN_FAULTS);
  const row = ([name, { description }]: (typeof faults)[number]) => [code(name), description];
  return page({
    title: 'Faults',
    source:
      '`mock-server/world/faults/fault-table.ts` and `mock-server/apis/identity/token-faults.ts`',
    parts: [
      'A fault is one line of text: parts separated by commas, each a flag or a key with a value. It ' +
        'names the requests (`operation` or `endpoint`), the failure, and how often it happens (`times`, ' +
        '`nth`). Faults apply in the given order. Their delays add up, and the first one that fails a ' +
        'request decides the response. Faults never apply to the control API.',
      table(
        ['Part', 'Example', 'Does'],
        Object.entries(FAULT_TABLE).map(([key, { example, description }]) => [
          code(key),
          code(example),
          description,
        ]),
      ),
      '## Endpoints',
      'Write `endpoint=NAME`, with the full path or its end after any slash: ' +
        `${ENDPOINT_NAMES.map(code).join(', ')}. Name files by file name, such as ` +
        '`endpoint=privacy-notice.pdf`, and generated files with their folder: ' +
        `${FILE_FOLDERS.map((folder) => code(`${folder}/…`)).join(', ')}. Any other name is refused.`,
      '## Errors',
      'Write `error=NAME`. The portal handles each of these separately: ' +
        `${ERROR_NAMES.map(code).join(', ')}. Any sentence also works, such as ` +
        '`error=The server is on fire`. Misspelled names and unknown codes are rejected.',
      '## Token faults',
      'Write `idToken=NAME`. A client must reject each of these responses:',
      table(['Name', 'What is wrong'], faults.filter(([, { accepted }]) => !accepted).map(row)),
      'These are unusual but valid. A client must accept them:',
      table(['Name', 'What is unusual'], faults.filter(([, { accepted }]) => accepted).map(row)),
      '## Captchas',
      'Write `captcha=NAME`. The captcha is required to send a code, create an account, or change or enter a ' +
        'password. `times` and `nth` count the requests that check whether one is required:',
      table(
        ['Name', 'Captcha'],
        Object.entries(CAPTCHA_KINDS).map(([name, description]) => [code(name), description]),
      ),
    ],
  });
}
