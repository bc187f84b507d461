import { configuration } from '../configuration/configuration';

/** Names the parent page's origin for a frame of another origin. */
export const PAGE_PARAMETER = 'page';

export const COLOR_SCHEME_PARAMETER = 'color-scheme';

const originOf = (address: string): string => new URL(address).origin;

/** Whether this origin only serves the card fields. */
export function isCardHost(): boolean {
  return configuration().cardFrame !== undefined && frameOrigin() === window.location.origin;
}

/** The page's origin, unless another one is configured. */
export function frameOrigin(): string {
  const { cardFrame } = configuration();
  return cardFrame === undefined ? window.location.origin : originOf(cardFrame.origin);
}

/**
 * Returns the same origin, or on the host of card fields the one in the URL if the configuration
 * allows it, otherwise null.
 */
export function pageOrigin(): string | null {
  const { cardFrame } = configuration();
  if (cardFrame === undefined || !isCardHost()) return window.location.origin;
  const named = new URLSearchParams(window.location.search).get(PAGE_PARAMETER);
  return cardFrame.pages.map(originOf).find((page) => page === named) ?? null;
}
