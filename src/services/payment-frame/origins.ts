import { configuration } from '../configuration/configuration';

/** The address parameter by which a page tells a frame of another origin where it stands. */
export const PAGE_PARAMETER = 'page';

/** The address parameter by which it tells it what the applicant chose to be shown, light or dark. */
export const COLOR_SCHEME_PARAMETER = 'color-scheme';

const originOf = (address: string): string => new URL(address).origin;

/** Whether this page is of the origin that holds the card fields alone. */
export function isCardHost(): boolean {
  return configuration().cardFrame !== undefined && frameOrigin() === window.location.origin;
}

/** The origin that the card fields are loaded from: one of their own where the deployment has one. */
export function frameOrigin(): string {
  const { cardFrame } = configuration();
  return cardFrame === undefined ? window.location.origin : originOf(cardFrame.origin);
}

/**
 * The origin of the page around the card fields. Our own; on an origin for the fields alone, the one that
 * the page names, if the configuration lets it; null where it does not.
 */
export function pageOrigin(): string | null {
  const { cardFrame } = configuration();
  if (cardFrame === undefined || !isCardHost()) return window.location.origin;
  const named = new URLSearchParams(window.location.search).get(PAGE_PARAMETER);
  return cardFrame.pages.map(originOf).find((page) => page === named) ?? null;
}
