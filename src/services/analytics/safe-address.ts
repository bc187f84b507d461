import { normalizePath, findRoute } from '../../catalogue/routes';
import { safeParameters } from '../attribution/address-parameters';
import { portalPath } from '../../catalogue/folder';

/** The part of an address that may be sent: the portal's own path and parameters without personal data. */
export interface SafeAddress {
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** With its question mark; empty without parameters. */
  readonly search: string;
}

/** Replaces a path that the portal does not have: it could hold anything. */
const UNKNOWN_PATH = '/unknown';

/** The paths of the outside world's own pages count as unknown, too. */
function safePath(pathname: string): string {
  const path = portalPath(pathname);
  return findRoute(path) === undefined ? UNKNOWN_PATH : normalizePath(path);
}

let last: { readonly search: string; readonly parameters: SafeAddress['parameters'] } | null = null;

/** What is left out of a query is logged once, not with every event. */
function parametersOf(search: string): SafeAddress['parameters'] {
  if (last?.search !== search) last = { search, parameters: safeParameters(search) };
  return last.parameters;
}

/** An address of the portal as it may be sent: no code, token, hash, or anything that looks like somebody's data. */
export function safeAddress(address: string): SafeAddress {
  const { pathname, search } = new URL(address, window.location.origin);
  const parameters = parametersOf(search);
  const query = new URLSearchParams(parameters).toString();
  return { pathname: safePath(pathname), parameters, search: query === '' ? '' : `?${query}` };
}

/** Where a visitor came from: a page of the portal, or the host of another one and nothing else of it. */
export function safeReferrer(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  if (!/^https?:/.test(origin)) return '';
  return origin === window.location.origin ? origin + safePath(pathname) : `${origin}/`;
}
