// Network and processor are throttled, not simulated.

/** Slow 4G as Lighthouse and DevTools define it, and a CPU at a quarter of its speed. */
const SLOW_PHONE = {
  latencyMs: 562.5,
  downKbps: 1474.56,
  upKbps: 675,
  processor: 4,
  viewport: { width: 412, height: 823 },
  scale: 1.75,
};

const bytesPerSecond = (kbps) => (kbps * 1024) / 8;

async function slowNetwork(session) {
  const { latencyMs, downKbps, upKbps } = SLOW_PHONE;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(downKbps),
    uploadThroughput: bytesPerSecond(upKbps),
  });
}

function observe() {
  const seen = { fcp: 0, lcp: 0, shift: 0 };
  globalThis.benchSeen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
}

const WHEN_USABLE = `new Promise((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('usable').length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ type: 'mark', buffered: true });
})`;

/** Longer than the slow network takes to start a response. */
const QUIET_MS = 2500;

function whenQuiet(session) {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 10 * QUIET_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET_MS);
    };
    for (const event of [
      'requestWillBeSent',
      'responseReceived',
      'dataReceived',
      'loadingFinished',
      'loadingFailed',
    ]) {
      session.on(`Network.${event}`, wait);
    }
  });
}

/**
 * Uses a fresh browser context. `usable`: a selector that matches once the page can be used.
 * `prepare` gets a page before throttling; the browser cache is cleared after it.
 */
export async function measurePage(browser, url, { usable, prepare } = {}) {
  const { viewport, scale, processor } = SLOW_PHONE;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await prepare?.(page);
  await page.addInitScript(observe);
  if (usable !== undefined) {
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (document.querySelector(${JSON.stringify(usable)}) === null) return;
      performance.mark('usable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });`);
  }
  const session = await context.newCDPSession(page);
  const requests = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests.set(requestId, { type, url: response.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await slowNetwork(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const quiet = whenQuiet(session);
  await page.goto(url);
  if (usable !== undefined) {
    // Playwright's own waiting would inject a script, which slows the page down.
    await session.send('Runtime.evaluate', { expression: WHEN_USABLE, awaitPromise: true });
  }
  await quiet;
  const found = await page.evaluate(() => ({
    ...globalThis.benchSeen,
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? null,
    resources: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: name, startTime })),
  }));
  await context.close();
  const { fcp, lcp, shift, usable: usableMs } = found;
  const early = new Set(
    found.resources
      .filter(({ startTime }) => startTime < (usableMs ?? lcp))
      .map(({ url: at }) => at),
  );
  const scriptBytes = [...requests.values()]
    .filter((request) => request.type === 'Script' && early.has(request.url))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return { fcp, lcp, shift, usable: usableMs, script: scriptBytes };
}
