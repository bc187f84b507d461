import { MAGIC_OUTCOMES } from '../../../fixtures/magic-outcomes';
import { defaultPersona, PERSONAS } from '../../../fixtures/personas';
import { FLOWS } from '../../../src/catalogue/flows';
import { code, page, table } from './markdown';

const MOMENTS = {
  'first-use': 'when the tax id is first used',
  accept: 'when the offer is accepted',
  request: 'on any request that carries it',
} as const;

export function personasPage(): Promise<string> {
  return page({
    title: 'Personas and tax-id endings',
    source: '`fixtures/personas.ts` and `fixtures/magic-outcomes.ts`',
    parts: [
      'These people are invented. Phone numbers are from the block reserved for fiction, tax ids from ' +
        'ranges that were never issued. Any persona works with any program. Defaults: ' +
        `${FLOWS.map((flow) => `${code(defaultPersona(flow))} in the ${flow} flow`).join(', ')}.`,
      table(
        ['Persona', 'Name', 'For', 'Phone', 'Email', 'Born', 'Tax id', 'Expected'],
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
      'The last four digits of a tax id decide the outcome, for every persona. Any other four digits succeed. ' +
        '`66612` followed by the ending is valid if the configuration says `"taxIdPolicy": "sandbox"`, ' +
        'as the mock does.',
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
