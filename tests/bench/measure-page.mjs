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

const QUIET_MS = 1500;

/** Resolves once no request was under way for a while. */
function whenQuiet(session) {
  const open = new Set();
  let timer;
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      if (open.size === 0) timer = setTimeout(resolve, QUIET_MS);
    };
    session.on('Network.requestWillBeSent', ({ requestId }) => {
      open.add(requestId);
      clearTimeout(timer);
    });
    for (const end of ['loadingFinished', 'loadingFailed']) {
      session.on(`Network.${end}`, ({ requestId }) => {
        open.delete(requestId);
        settle();
      });
    }
  });
}

/** Opens an address in a fresh browser context, as a slow phone would. */
export async function measurePage(browser, url, { usable } = {}) {
  const { viewport, scale, processor, latencyMs, downKbps, upKbps } = SLOW_PHONE;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
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
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(downKbps),
    uploadThroughput: bytesPerSecond(upKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const quiet = whenQuiet(session);
  await page.goto(url);
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
  const early = new Set(
    found.starts.filter(({ startTime }) => startTime < until).map(({ path }) => path),
  );
  const bytesOf = (type) =>
    [...requests.values()]
      .filter((request) => request.type === type && early.has(request.path))
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
    styles: bytesOf('Stylesheet'),
    fonts: bytesOf('Font'),
    requests: early.size + 1,
    waterfall: found.starts,
  };
}
