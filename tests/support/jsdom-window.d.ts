import type { Context } from 'node:vm';

declare global {
  /** Set by Vitest in a test with a page. */
  var jsdom: {
    reconfigure(settings: { readonly url: string }): void;
    getInternalVMContext(): Context;
  };
}
