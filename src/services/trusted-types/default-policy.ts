/** Trusted Types API (W3C), which TypeScript's library lacks. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML(markup: string): string | null;
      createScriptURL(address: string): string | null;
    },
  ): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

const origins = new Set<string>();
const markups = new Set<string>(['']);
let installed = false;

/** `written` is an origin, or `https://*.<host>` for subdomains. */
function covers(written: string, origin: string): boolean {
  const [scheme, host] = written.split('*');
  if (host === undefined) return written === origin;
  return origin.startsWith(scheme ?? '') && origin.endsWith(host);
}

function isKnown(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, protocol } = new URL(address, document.baseURI);
  // A blob: URL has the origin of its creator.
  if (!/^https?:$/.test(protocol)) return false;
  return origin === window.location.origin || [...origins].some((one) => covers(one, origin));
}

/**
 * Installs the default policy: script URLs of this origin and `scripts`, and HTML that equals a
 * text in `markup`. Browsers refuse everything else. Does nothing without Trusted Types.
 */
export function trust(what: {
  readonly scripts?: readonly string[];
  readonly markup?: readonly string[];
}): void {
  for (const address of what.scripts ?? []) origins.add(new URL(address, document.baseURI).origin);
  for (const markup of what.markup ?? []) markups.add(markup);
  if (installed || window.trustedTypes === undefined) return;
  installed = true;
  window.trustedTypes.createPolicy('default', {
    createHTML: (markup) => (markups.has(markup) ? markup : null),
    createScriptURL: (address) => (isKnown(address) ? address : null),
  });
}
