import type { BrowserContext, Disposable } from '@playwright/test';

/** Shifts the clock of a context's future pages. */
const stored = new WeakMap<BrowserContext, Disposable>();

/** `offset` in ms. Timers keep their pace. */
export async function shiftClock(context: BrowserContext, offset: number): Promise<void> {
  const shift = (ahead: number): void => {
    const key = Symbol.for('portal.test.clock');
    const page = globalThis as unknown as Record<symbol, { offset: number } | undefined>;
    const known = page[key];
    if (known !== undefined) {
      known.offset = ahead;
      return;
    }
    const clock = { offset: ahead };
    page[key] = clock;
    const machine = Date;
    const now = () => machine.now() + clock.offset;
    globalThis.Date = new Proxy(machine, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
      apply: () => new machine(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
    // The browser's own clock decides when a cookie expires, so convert its expiry.
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    if (cookie === undefined) return;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(text: string) {
        const ends = (_: string, end: string) =>
          `expires=${new machine(machine.parse(end) - clock.offset).toUTCString()}`;
        cookie.set?.call(this, text.replace(/expires=([^;]+)/i, ends));
      },
    });
  };
  const before = stored.get(context);
  stored.set(context, await context.addInitScript(shift, offset));
  await before?.dispose();
  await Promise.all(context.pages().map((page) => page.evaluate(shift, offset)));
}
