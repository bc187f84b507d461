// What a step takes on this machine without any library: the yardstick of the steps.
import { stepTime } from './observe.mjs';
import { openPhone, slowAnswers, slowDown } from './open-seed.mjs';

/** Runs in the page: a press asks the data API, and its answer draws as many elements as the first view of a step has. */
function prepare() {
  const drawn = (title) => {
    const rows = Array.from(
      { length: 40 },
      (_, row) => `<p><label>${title} ${row} <input value="${row}"></label></p>`,
    );
    return `<main><h1>${title}</h1>${rows.join('')}</main>`;
  };
  document.body.innerHTML = `${drawn('Before')}<button>Go on</button>`;
  document.querySelector('button').addEventListener('click', async () => {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    await answer.text();
    document.body.innerHTML = drawn('After');
    scrollTo(0, 0);
  });
}

/** From the answer to the paint of a step that nothing but the browser draws, ms, on the slowed processor. */
export async function measureFloor(browser, port) {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(`http://floor.localhost:${port}/config.json`);
    await page.evaluate(prepare);
    await slowDown(page);
    await slowAnswers(page);
    return await stepTime(page, async () => {
      await page.locator('button').tap();
      const isDrawn = () => document.querySelector('button') === null;
      await page.waitForFunction(isDrawn, undefined, { polling: 100 });
    });
  } finally {
    await context.close();
  }
}
