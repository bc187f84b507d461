// How a page comes on a slow phone: network and processor are really slowed, as Lighthouse does with
// throttling applied.

/** Lighthouse's slow 4G as DevTools applies it, and a processor at a quarter of its speed. */
export const SLOW_PHONE = {
  latencyMs: 562.5,
  downKbps: 1474.56,
  upKbps: 675,
  processor: 4,
  viewport: { width: 412, height: 823 },
  scale: 1.75,
};

const bytesPerSecond = (kbps) => (kbps * 1024) / 8;

/** From here on what a page asks for comes as slowly as to that phone. */
export async function slowNetwork(session) {
  const { latencyMs, downKbps, upKbps } = SLOW_PHONE;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(downKbps),
    uploadThroughput: bytesPerSecond(upKbps),
  });
}

/** Runs in the page, before anything of it. */
function observe() {
  const seen = { fcp: 0, lcp: 0, lcpOf: '', shift: 0, tasks: [] };
  globalThis.benchSeen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpOf = element === null ? '' : `${element.localName} ${element.textContent.slice(0, 40)}`;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

/** Runs in the page: resolves once the mark is set. */
const WHEN_USABLE = `new Promise((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('usable').length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ type: 'mark', buffered: true });
})`;

/** Much longer than the slow network takes to begin an answer. */
const QUIET_MS = 2500;

/** Resolves once nothing was asked or answered for a while. */
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
 * Opens an address in a fresh browser context, as a slow phone would. `prepare` gets a page of that context
 * before anything is slowed down or measured; what it fetched is not kept.
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
    requests.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 });
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
    // Not by Playwright's own waiting: the script that it puts into the page for that holds the page up itself.
    await session.send('Runtime.evaluate', { expression: WHEN_USABLE, awaitPromise: true });
  }
  await quiet;
  const found = await page.evaluate(() => ({
    ...globalThis.benchSeen,
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? null,
    starts: performance.getEntriesByType('resource').map(({ name, startTime, responseEnd }) => ({
      path: new URL(name).pathname,
      startTime,
      responseEnd,
    })),
  }));
  await context.close();
  const until = found.usable ?? found.lcp;
  const askedBefore = (moment) =>
    new Set(found.starts.filter(({ startTime }) => startTime < moment).map(({ path }) => path));
  const early = askedBefore(until);
  const bytesOf = (type, among = early) =>
    [...requests.values()]
      .filter((request) => request.type === type && among.has(request.path))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    fcp: found.fcp,
    lcp: found.lcp,
    lcpOf: found.lcpOf,
    usable: found.usable,
    shift: found.shift,
    blocking: found.tasks
      .filter(({ startTime }) => startTime >= found.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    script: bytesOf('Script'),
    // With what stands in the page, for a page can hold its first styles.
    painted:
      bytesOf('Document', new Set([new URL(url).pathname])) +
      bytesOf('Stylesheet', askedBefore(found.fcp)),
    fonts: bytesOf('Font'),
    requests: early.size + 1,
    waterfall: found.starts,
  };
}
