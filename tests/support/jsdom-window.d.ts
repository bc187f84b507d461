import type { Context } from 'node:vm';

declare global {
  /** jsdom's window in a test with a page, as Vitest sets it. */
  var jsdom: {
    reconfigure(settings: { readonly url: string }): void;
    getInternalVMContext(): Context;
  };
}
