// What a press and a step take on this machine without any library: what those of the portal are measured by.
import { middle } from '../measure-commands.mjs';
import { stepTime, takeSeen, whenStill } from './observe.mjs';
import { openPhone, slowAnswers, slowDown } from './open-seed.mjs';

/** Runs in the page: as many boxes as a form has, of which nobody but the browser knows. */
function prepareBoxes() {
  const rows = Array.from(
    { length: 20 },
    (_, row) => `<p><label><input type="radio" name="box"> Row ${row}</label></p>`,
  );
  document.body.innerHTML = `<main>${rows.join('')}</main>`;
}

/** What a browser tells of nothing that is quicker than, ms. */
const LEAST = 16;

/** How many of the boxes are pressed. */
const PRESSES = 9;

/** From the press of a box of the browser's own to its paint, ms, on the slowed processor: the middle one of nine. */
export async function measurePressFloor(browser, port) {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(`http://floor.localhost:${port}/config.json`);
    await page.evaluate(prepareBoxes);
    await slowDown(page);
    const taken = [];
    for (const label of (await page.locator('label').all()).slice(0, PRESSES)) {
      const { x, y, height } = await label.boundingBox();
      await whenStill(page);
      await page.touchscreen.tap(x + 8, y + height / 2);
      const { events } = await takeSeen(page);
      taken.push(Math.max(LEAST, ...events.map(({ duration }) => duration)));
    }
    return middle(taken);
  } finally {
    await context.close();
  }
}

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
