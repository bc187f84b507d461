import { MAGIC_OUTCOMES } from '../../../fixtures/magic-outcomes';
import { defaultPersona, PERSONAS } from '../../../fixtures/personas';
import { FLOWS } from '../../../src/catalogue/flows';
import { code, page, table } from './markdown';

const MOMENTS = {
  'first-use': 'when the tax id is first used',
  accept: 'when the offer is accepted',
  request: 'on any request that carries it',
} as const;

/** The invented applicants, and what the end of a tax id makes happen. */
export function personasPage(): Promise<string> {
  return page({
    title: 'Personas and tax-id endings',
    source: '`fixtures/personas.ts` and `fixtures/magic-outcomes.ts`',
    parts: [
      'None of these people exists. Phone numbers are of the block set aside for fiction, tax ids of ' +
        'ranges that were never issued. Any persona combines with any program. When nobody is named: ' +
        `${FLOWS.map((flow) => `${code(defaultPersona(flow))} in the ${flow} flow`).join(', ')}.`,
      table(
        ['Persona', 'Name', 'For', 'Phone', 'E-mail', 'Born', 'Tax id', 'Expected'],
        PERSONAS.map(({ id, name, point, phone, email, dob, taxId, expected }) => [
          code(id),
          name,
          point,
          phone,
          email,
          dob ?? '–',
          taxId ?? '–',
          expected,
        ]),
      ),
      '## Tax-id endings',
      'The last four digits decide, whoever types them; any other four mean success. Numbers such as ' +
        '`66612` followed by the ending have the right structure where the configuration says ' +
        '`"taxIdPolicy": "sandbox"`, as the mock does.',
      table(
        ['Ending', 'When', 'What happens'],
        Object.values(MAGIC_OUTCOMES).map(({ suffix, moment, outcome }) => [
          code(suffix),
          MOMENTS[moment],
          outcome,
        ]),
      ),
    ],
  });
}
