import { isNineDigitId } from '../../catalogue/attribution';
import { holdsPersonalData, namesPersonalData } from '../../catalogue/personal-data';
import { log } from '../log';

/** The longest value that is kept, characters: click ids have about a hundred. */
const LONGEST_VALUE = 500;

/** The longest query that is kept, and how many of its parameters are looked at. */
const LONGEST_QUERY = 2000;
const MOST_PARAMETERS = 50;

/** What an address may hold that is nobody's but ours: codes, tokens, and where a visitor was going. */
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

/** Whether the value of a parameter can be stored and sent: not empty, not too long, no personal data. */
export function isSafeValue(value: string, parameter = ''): boolean {
  if (isNineDigitId(parameter, value)) return true;
  return value !== '' && value.length <= LONGEST_VALUE && !holdsPersonalData(value);
}

/** Says that something was left out, and not what it was. */
export function logDropped(): void {
  log.info('Address parameter dropped');
}

/**
 * The parameters of a query that may be stored and sent, in their order, the first of each name. What
 * is too long or holds personal data is left out, which the log says without saying what it was.
 */
export function safeParameters(search: string): Readonly<Record<string, string>> {
  const kept = new Map<string, string>();
  const all = [...new URLSearchParams(search)].filter(([name]) => !OWN.has(name));
  for (const [index, [name, value]] of all.entries()) {
    if (kept.has(name) || value === '') continue;
    const isSafe = isSafeValue(name) && !namesPersonalData(name) && isSafeValue(value, name);
    if (index < MOST_PARAMETERS && isSafe) kept.set(name, value);
    else logDropped();
  }
  return Object.fromEntries(kept);
}

/** Parameters as a query without its question mark; null where that would be too long. */
export function queryOf(parameters: Readonly<Record<string, string>>): string | null {
  const query = new URLSearchParams(parameters).toString();
  if (query.length <= LONGEST_QUERY) return query;
  logDropped();
  return null;
}
