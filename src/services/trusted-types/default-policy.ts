/** The part of the browser's Trusted Types (W3C) that is used here; TypeScript's own library lacks it. */
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

/** Whether `origin` is the one that is written, or one below `https://*.<host>`. */
function covers(written: string, origin: string): boolean {
  const [scheme, host] = written.split('*');
  if (host === undefined) return written === origin;
  return origin.startsWith(scheme ?? '') && origin.endsWith(host);
}

function isKnown(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, protocol } = new URL(address, document.baseURI);
  // A blob: address has the origin of whoever made it.
  if (!/^https?:$/.test(protocol)) return false;
  return origin === window.location.origin || [...origins].some((one) => covers(one, origin));
}

/**
 * Where a security policy demands Trusted Types: from now on text becomes a script's address only at this
 * origin and at those of `scripts`, and markup only where it is one of `markup`, to the letter. The browser
 * refuses everything else. Where there are no Trusted Types this does nothing.
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
