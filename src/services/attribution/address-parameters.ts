import { isNineDigitId } from '../../catalogue/attribution';
import { containsPersonalData, namesPersonalData } from '../../catalogue/personal-data';
import { log } from '../log';

/** Characters; click IDs have about 100. */
const LONGEST_VALUE = 500;

/** Characters of a stored query, and number of parameters. */
const LONGEST_QUERY = 2000;
const MOST_PARAMETERS = 50;

/** The portal's parameters: codes, tokens, return paths. */
const OWN = new Set([
  'returnTo',
  'code',
  'state',
  'nonce',
  'ticket',
  'token',
  'access_token',
  'id_token',
  'refresh_token',
  'verification_code',
  'seed',
  'clock',
  'store',
]);

/** Whether a value may be stored and sent: not empty, not too long, no personal data. */
export function isSafeValue(value: string, parameter = ''): boolean {
  if (isNineDigitId(parameter, value)) return true;
  return value !== '' && value.length <= LONGEST_VALUE && !containsPersonalData(value);
}

/** Never logs the value. */
export function logDropped(): void {
  log.info('Address parameter dropped');
}

/**
 * Returns the safe parameters in order, the first of each name. Logs that others were dropped,
 * without values.
 */
export function safeParameters(search: string): Readonly<Record<string, string>> {
  const safe = new Map<string, string>();
  const all = [...new URLSearchParams(search)].filter(([name]) => !OWN.has(name));
  for (const [index, [name, value]] of all.entries()) {
    if (safe.has(name) || value === '') continue;
    const isSafe = isSafeValue(name) && !namesPersonalData(name) && isSafeValue(value, name);
    if (index < MOST_PARAMETERS && isSafe) safe.set(name, value);
    else logDropped();
  }
  return Object.fromEntries(safe);
}

/** Without question mark; null if it is too long. */
export function queryOf(parameters: Readonly<Record<string, string>>): string | null {
  const query = new URLSearchParams(parameters).toString();
  if (query.length <= LONGEST_QUERY) return query;
  logDropped();
  return null;
}
