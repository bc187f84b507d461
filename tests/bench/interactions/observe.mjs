// What a browser itself tells of interactions and frames.

/** Runs in the page, before anything of it. */
function observe() {
  const seen = { events: [], frames: [], answers: [], steps: [], pressed: 0 };
  const observers = [];
  const watch = (type, note, more = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...more });
    observers.push([observer, note]);
  };
  const noteEvent = (entry) => {
    if (entry.interactionId === 0) return;
    const { name, startTime, processingStart, processingEnd, duration } = entry;
    seen.events.push({
      name,
      duration,
      delay: processingStart - startTime,
      work: processingEnd - processingStart,
    });
  };
  watch('event', noteEvent, { durationThreshold: 16 });
  watch('long-animation-frame', ({ startTime, duration, styleAndLayoutStart, scripts }) => {
    seen.frames.push({
      startTime,
      duration,
      layout: styleAndLayoutStart === 0 ? 0 : startTime + duration - styleAndLayoutStart,
      scripts: scripts.map((script) => `${script.invoker} ${Math.round(script.duration)}`),
    });
  });
  watch('resource', ({ name, startTime, responseEnd }) => {
    if (name.endsWith('/graphql')) seen.answers.push({ asked: startTime, end: responseEnd });
  });
  const notePress = ({ timeStamp }) => (seen.pressed = timeStamp);
  addEventListener('click', notePress, { capture: true });
  globalThis.benchSeen = seen;
  /** Gives what came since it was last asked. */
  globalThis.benchTake = () => {
    for (const [observer, note] of observers) observer.takeRecords().forEach(note);
    const { events, frames } = seen;
    seen.events = [];
    seen.frames = [];
    return { events, frames };
  };
  // The headings are the step that is shown.
  let shown = '';
  new MutationObserver(() => {
    const text = [...document.querySelectorAll('main :is(h1, h2, [data-part])')]
      .slice(0, 3)
      .map(({ textContent }) => textContent)
      .join(' / ');
    if (text === '' || text === shown) return;
    shown = text;
    // The first task after the frame; one of React's own may be in the queue of messages before it.
    requestAnimationFrame(() => {
      const note = () => seen.steps.push({ text, at: performance.now() });
      void scheduler.postTask(note, { priority: 'user-blocking' });
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** What each page is asking for. */
const asking = new WeakMap();

/** Has every page of a context tell of what happens in it. */
export async function observePages(context) {
  context.on('page', (page) => {
    const open = new Set();
    asking.set(page, open);
    page.on('request', (request) => open.add(request));
    for (const end of ['requestfinished', 'requestfailed']) {
      page.on(end, (request) => open.delete(request));
    }
  });
  await context.addInitScript(observe);
}

/** Runs `act` in the page; where it is left meanwhile, as a form that was sent may leave it, in the next one. */
async function runIn(page, act) {
  for (;;) {
    try {
      return await page.evaluate(act);
    } catch (error) {
      if (!error.message.includes('Execution context was destroyed')) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/**
 * Runs in the page: resolves once it has drawn and has nothing left to do. A page that draws nothing after a press
 * is not called idle until it draws again: not waited for longer than two seconds.
 */
function whenIdle() {
  return new Promise((resolve) => {
    const limit = { timeout: 1000 };
    const again = () => requestIdleCallback(resolve, limit);
    requestAnimationFrame(() => requestIdleCallback(again, limit));
  });
}

/** Waits until all that a page asked for has come, and is drawn. */
export async function whenStill(page) {
  const open = asking.get(page);
  do await runIn(page, whenIdle);
  while (open.size > 0);
}

/** Lets the page draw what an action led to, and tells what it noticed since the last time. */
export function takeSeen(page) {
  return runIn(
    page,
    () =>
      new Promise((resolve) => {
        const later = () => setTimeout(() => resolve(globalThis.benchTake()), 60);
        requestAnimationFrame(() => requestAnimationFrame(later));
      }),
  );
}

/**
 * From the answer to the paint of what it led to, ms; null where no answer did. What was asked for before the press, as
 * the draft is while somebody types, led to nothing.
 */
export async function stepTime(page, act) {
  await takeSeen(page);
  const before = await page.evaluate(() => performance.now());
  await act();
  await takeSeen(page);
  return page.evaluate((since) => {
    const { answers, steps, pressed } = globalThis.benchSeen;
    if (pressed < since) return null;
    const ends = answers.filter(({ asked }) => asked >= pressed).map(({ end }) => end);
    const next = steps.find(({ at }) => ends.some((end) => end < at));
    return next === undefined ? null : next.at - Math.max(...ends.filter((end) => end < next.at));
  }, before);
}
