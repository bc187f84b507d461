import type { BrowserContext, Disposable } from '@playwright/test';

/**
 * Does the same as the page of a seed's link, whose load would cost half of the portal's first
 * screen: stores the seed's values and `stored` before the document's scripts run. The caller
 * disposes of it after the load.
 */
export async function storeSeed(
  context: BrowserContext,
  seed: string,
  stored: Readonly<Record<string, string>>,
): Promise<Disposable> {
  return context.addInitScript(
    ([text, own]) => {
      if (window.top !== window || !location.protocol.startsWith('http')) return;
      // Synchronous, because it must finish before the portal's scripts.
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
