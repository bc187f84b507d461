import { configuration } from '../configuration/configuration';

/** URL parameter of the parent page's origin, for a frame of another origin. */
export const PAGE_PARAMETER = 'page';

export const COLOR_SCHEME_PARAMETER = 'color-scheme';

const originOf = (address: string): string => new URL(address).origin;

/** Whether this page is on the origin that only serves the card fields. */
export function isCardHost(): boolean {
  return configuration().cardFrame !== undefined && frameOrigin() === window.location.origin;
}

/** Returns the origin of the card fields: a separate one if configured. */
export function frameOrigin(): string {
  const { cardFrame } = configuration();
  return cardFrame === undefined ? window.location.origin : originOf(cardFrame.origin);
}

/**
 * Returns the origin of the parent page: the same one, or on a separate card origin, the one in the
 * URL if the configuration allows it; otherwise null.
 */
export function pageOrigin(): string | null {
  const { cardFrame } = configuration();
  if (cardFrame === undefined || !isCardHost()) return window.location.origin;
  const named = new URLSearchParams(window.location.search).get(PAGE_PARAMETER);
  return cardFrame.pages.map(originOf).find((page) => page === named) ?? null;
}
