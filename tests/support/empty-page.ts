import { afterAll, vi } from 'vitest';

const own = (target: object): ReadonlySet<PropertyKey> => new Set(Reflect.ownKeys(target));

/** What a case can put something of its own on, and what stood there before. */
const before = new Map([document, navigator].map((target) => [target, own(target)] as const));

/** A page serves one file after another: each leaves it as a browser opens it. */
afterAll(() => {
  for (const [target, known] of before) {
    for (const key of own(target)) if (!known.has(key)) Reflect.deleteProperty(target, key);
  }
  // What the last case put in the place of the browser's own, such as a storage that refuses.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=')[0]?.trim() ?? ''}=; path=/; max-age=0`;
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  history.replaceState(null, '', '/');
});
