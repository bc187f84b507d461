// What the mock in the page adds to a request: it is asked by way of a service worker, and answers in the page itself.
import { middle, withMockCopy } from './measure-commands.mjs';

/** What the portal asks for most, of a visitor. */
const QUESTION = {
  path: 'graphql',
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  },
};
/** A file of the same host, which is also a page that asks for no worker. */
const FILE = { path: 'mockServiceWorker.js', init: { cache: 'no-store' } };

/** Runs in the page: how long each of many answers took, ms. */
async function takeTimes({ path, init }) {
  const found = [];
  for (let time = 0; time < 200; time += 1) {
    const begun = performance.now();
    const response = await fetch(`/${path}`, init);
    await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    found.push(performance.now() - begun);
  }
  return found;
}

/** The time of a question to the mock in the page, and of a file that no worker stands before, ms. */
export function measureMock(browser) {
  return withMockCopy(async (origin) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/${FILE.path}`);
    const file = middle(await page.evaluate(takeTimes, FILE));
    await page.goto(origin);
    await page.waitForSelector('main[data-screen]');
    await page.waitForLoadState('networkidle');
    const mock = middle(await page.evaluate(takeTimes, QUESTION));
    await page.close();
    return { mock, file };
  });
}
