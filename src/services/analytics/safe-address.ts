import { normalizePath, findRoute } from '../../catalogue/routes';
import { safeParameters } from '../attribution/address-parameters';
import { portalPath } from '../../catalogue/folder';

/** The part of a URL that may be sent: a known path, and parameters without personal data. */
export interface SafeAddress {
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** With question mark; empty without parameters. */
  readonly search: string;
}

/** Replaces unknown paths, which could contain anything. */
const UNKNOWN_PATH = '/unknown';

/** Pages of other services count as unknown. */
function safePath(pathname: string): string {
  const path = portalPath(pathname);
  return findRoute(path) === undefined ? UNKNOWN_PATH : normalizePath(path);
}

let last: { readonly search: string; readonly parameters: SafeAddress['parameters'] } | null = null;

/** Logs each dropped parameter only once. */
function parametersOf(search: string): SafeAddress['parameters'] {
  if (last?.search !== search) last = { search, parameters: safeParameters(search) };
  return last.parameters;
}

/** Drops codes, tokens, hash and personal data. */
export function safeAddress(address: string): SafeAddress {
  const { pathname, search } = new URL(address, window.location.origin);
  const parameters = parametersOf(search);
  const query = new URLSearchParams(parameters).toString();
  return { pathname: safePath(pathname), parameters, search: query === '' ? '' : `?${query}` };
}

/** Returns a portal page, or only the host of another site. */
export function safeReferrer(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  if (!/^https?:/.test(origin)) return '';
  return origin === window.location.origin ? origin + safePath(pathname) : `${origin}/`;
}
