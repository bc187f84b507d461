import type { Plugin } from 'vite';

const COOKIE_STORE = /msw[\\/]lib[\\/]core[\\/]utils[\\/]cookieStore\.mjs/;

const OWN_STORAGE = `const localStorage = (() => {
  try {
    return globalThis.localStorage ?? {};
  } catch {
    return {};
  }
})();
`;

/** The worker's library reads local storage as it loads, and fails where the browser refuses that; now it goes without. */
const rewrite = {
  name: 'portal:patch-msw-cookie-store',
  transform: {
    filter: { id: COOKIE_STORE },
    handler: (code: string) => ({ code: OWN_STORAGE + code, map: null }),
  },
};

/** Lets the mock run in a browser that refuses storage, in the static copy and in development. */
export function patchMswCookieStore(): Plugin {
  return {
    ...rewrite,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [rewrite] } } }),
  };
}
