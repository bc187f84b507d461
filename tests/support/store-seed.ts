import type { BrowserContext, Disposable } from '@playwright/test';

/**
 * Makes the next document of a context start from a seed: before its own scripts run, the outside world
 * plants the seed, and the document stores what that brings and what is `stored` besides. It is what the
 * page of a seed's link does, without a page of its own, which would cost as much as half of the portal's
 * first screen. Whoever has opened the document disposes of it.
 */
export async function storeSeed(
  context: BrowserContext,
  seed: string,
  stored: Readonly<Record<string, string>>,
): Promise<Disposable> {
  return context.addInitScript(
    ([text, own]) => {
      if (window.top !== window || !location.protocol.startsWith('http')) return;
      // Nothing of the portal may run before: so this waits.
      const request = new XMLHttpRequest();
      request.open('POST', '/__mock/plant', false);
      request.setRequestHeader('content-type', 'application/json');
      request.send(JSON.stringify({ seed: text, machineNow: Date.now() }));
      if (request.status !== 200) throw new Error(`No seed was planted: ${request.responseText}`);
      const { storage } = JSON.parse(request.responseText) as { storage: Record<string, string> };
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries({ ...storage, ...own })) {
        localStorage.setItem(key, value);
      }
    },
    [seed, stored] as const,
  );
}
