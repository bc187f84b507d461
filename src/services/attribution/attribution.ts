import * as v from 'valibot';
import {
  AD_PARAMETERS,
  ATTRIBUTION_NAMES,
  CAMPAIGN_PARAMETERS,
  MARKETING_PARAMETERS,
  FULL_QUERY,
} from '../../catalogue/attribution';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { isAllowed, onConsentChange } from '../consent/consent';
import { randomId } from '../random-id';
import { localStore, sessionStore } from '../storage/storage';
import { storedJson, storedText } from '../storage/stored-value';
import { isSafeValue, queryOf, safeParameters } from './address-parameters';

/*
 * Marketing attribution. `storeAttribution` reads it from the landing address. It stays in session
 * storage until the functional category is allowed, and is then stored by name (spec 3).
 * Withdrawing consent removes it. `attribution()` is part of every event.
 */

type Parameters = Readonly<Record<string, string>>;

const ANONYMOUS_ID = 'segmentAnonymousId';

const ANONYMOUS_ID_FORM = v.pipe(v.string(), v.regex(/^(?=.*[a-z])[\da-f-]{32,36}$/i));

const AD_NAMES: readonly string[] = AD_PARAMETERS.map(({ stored }) => stored);

const CAMPAIGN_NAMES: readonly string[] = [
  FULL_QUERY,
  ...CAMPAIGN_PARAMETERS.map(({ stored }) => stored),
];

const waiting = storedJson(
  sessionStore,
  STORAGE_KEYS.attributionWaiting,
  v.record(v.string(), v.string()),
);

/** Longer than a value, and already cleaned. */
const QueryForm = v.pipe(
  v.string(),
  v.check((query) => queryOf(safeParameters(query)) === query),
);

function formOf(name: string) {
  if (name === ANONYMOUS_ID) return ANONYMOUS_ID_FORM;
  if (name === FULL_QUERY) return QueryForm;
  return v.pipe(
    v.string(),
    v.check((value) => isSafeValue(value, name)),
  );
}

const storedParameter = (name: string) => storedText(localStore, name, formOf(name));

/** Returns the query of the page that the visitor wanted before sign-in. */
function targetQuery(search: string): string {
  return (new URLSearchParams(search).get('returnTo') ?? '').split('?')[1] ?? '';
}

function read(search: string): Parameters {
  const given = { ...safeParameters(targetQuery(search)), ...safeParameters(search) };
  const named = MARKETING_PARAMETERS.flatMap(({ address, stored }) => {
    const value = given[address];
    return value !== undefined && v.is(formOf(stored), value) ? [[stored, value] as const] : [];
  });
  const query = given['utm_source'] === undefined ? null : queryOf(given);
  return { ...Object.fromEntries(named), ...(query === null ? {} : { [FULL_QUERY]: query }) };
}

/** Ad parameters need ad storage. */
function allowedNames(names: readonly string[]): readonly string[] {
  if (!isAllowed('functional')) return [];
  return isAllowed('performance') ? names : names.filter((name) => !AD_NAMES.includes(name));
}

function allowedQuery(query: string): string {
  if (isAllowed('performance')) return query;
  const parameters = new URLSearchParams(query);
  for (const { address } of AD_PARAMETERS) parameters.delete(address);
  return parameters.toString();
}

/** Stores waiting parameters that are allowed now, and removes stored ones that aren't anymore. */
function settle(): void {
  const found = waiting.read() ?? {};
  const allowed = allowedNames(ATTRIBUTION_NAMES);
  for (const name of ATTRIBUTION_NAMES.filter((one) => !allowed.includes(one))) {
    localStore.removeItem(name);
  }
  if (allowed.length === 0) return;
  if (found['utmSource'] !== undefined) {
    for (const name of CAMPAIGN_NAMES) localStore.removeItem(name);
  }
  for (const name of allowed) {
    const value = found[name];
    if (value !== undefined)
      storedParameter(name).write(name === FULL_QUERY ? allowedQuery(value) : value);
  }
  const query = storedParameter(FULL_QUERY).read();
  if (query !== null) storedParameter(FULL_QUERY).write(allowedQuery(query));
  if (storedParameter(ANONYMOUS_ID).read() === null)
    storedParameter(ANONYMOUS_ID).write(randomId());
  waiting.write(
    Object.fromEntries(Object.entries(found).filter(([name]) => !allowed.includes(name))),
  );
}

let following = false;

/** Call once per page load, before anything is sent. */
export function storeAttribution(search: string): void {
  const found = read(search);
  if (Object.keys(found).length > 0) {
    const before = waiting.read() ?? {};
    const rest = Object.entries(before).filter(
      ([name]) => found['utmSource'] === undefined || !CAMPAIGN_NAMES.includes(name),
    );
    waiting.write({ ...Object.fromEntries(rest), ...found });
  }
  settle();
  if (following) return;
  following = true;
  onConsentChange(settle);
}

/** Returns parameters by storage name; empty unless the functional category is allowed. */
export function attribution(): Parameters {
  return Object.fromEntries(
    allowedNames(ATTRIBUTION_NAMES).flatMap((name) => {
      const value = storedParameter(name).read();
      return value === null ? [] : [[name, value] as const];
    }),
  );
}
