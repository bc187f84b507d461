import * as v from 'valibot';
import { PERSONAS } from '../../../fixtures/personas';
import { CONSENT_STATES } from '../../../src/catalogue/consent';
import { nearest, unknownValue } from '../../scenario/nearest';
import { PAYMENT_STATE_IDS } from '../../scenario/payment-states';
import { DIALOG_IDS } from '../../../src/catalogue/dialogs';
import { PROGRAM_IDS } from '../../../src/catalogue/programs';
import { SCREEN_IDS } from '../../../src/catalogue/screens';
import { SEED_NOW, SeedSchema } from '../../scenario/seed';
import { STATUSES } from '../../../src/catalogue/statuses';

const VALID: Readonly<Record<string, readonly string[]>> = {
  program: PROGRAM_IDS,
  status: STATUSES,
  screen: SCREEN_IDS,
  payment: PAYMENT_STATE_IDS,
  dialog: DIALOG_IDS,
  consent: CONSENT_STATES,
  persona: PERSONAS.map(({ id }) => id),
};

/** Values that the other fields accept, in words. */
const TAKES: Readonly<Record<string, string>> = {
  signedIn: 'true or false',
  faults: 'a list of fault specs',
  now: `a date and time like "${SEED_NOW}"`,
};

const FIELDS = [...Object.keys(SeedSchema.entries), 'signedOut'];

/** Suggests the nearest valid values. */
export function seedFieldProblem(
  issue: v.InferIssue<typeof SeedSchema>,
  fields: Readonly<Record<string, unknown>>,
): string {
  const [key = ''] = (v.getDotPath(issue) ?? '').split('.');
  if (!FIELDS.includes(key)) {
    const [near] = nearest(key, FIELDS);
    const instead = near === undefined ? `there is ${FIELDS.join(', ')}` : `did you mean ${near}?`;
    return `unknown field "${key}"; ${instead}`;
  }
  const value = fields[key];
  const valid = VALID[key];
  if (valid !== undefined && typeof value === 'string') return unknownValue(key, value, valid);
  const takes = TAKES[key] ?? `one of ${valid?.join(', ') ?? ''}`;
  return `"${key}" must be ${takes}, not ${JSON.stringify(value)}`;
}
