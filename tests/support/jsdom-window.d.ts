import type { Context } from 'node:vm';

declare global {
  /** The window of a case that draws on a page, as Vitest has it. */
  var jsdom: {
    reconfigure(settings: { readonly url: string }): void;
    getInternalVMContext(): Context;
  };
}
