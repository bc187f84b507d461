// The frames of long lists: a cart of a hundred items, a schedule of sixty deposits.
import { openSeed } from './open-seed.mjs';
import { takeSeen, whenStill } from './observe.mjs';

async function changeState(page, change) {
  const state = await page.evaluate(async () => (await fetch('/__mock/state')).json());
  change(state);
  const answer = await page.evaluate(async (body) => {
    const response = await fetch('/__mock/state', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return response.ok ? '' : response.text();
  }, JSON.stringify(state));
  if (answer !== '') throw new Error(answer);
  await page.reload();
  await page.waitForSelector('#root:not([data-painted]) main[data-screen]');
  await page.waitForLoadState('networkidle');
}

/** Waits for what an action leads to, looking seldom and at little: Playwright's own waiting is work in the page. */
function until(page, expression) {
  return page.waitForFunction(expression, undefined, { polling: 250 });
}

/** What the frames of something come to: the longest of them, and of the interactions. */
async function framesOf(page, name, act) {
  await takeSeen(page);
  await act();
  await whenStill(page);
  const { events, frames } = await takeSeen(page);
  const [worst = { duration: 0, layout: 0, scripts: [] }] = frames.toSorted(
    (one, other) => other.duration - one.duration,
  );
  return { name, ...worst, interaction: Math.max(0, ...events.map(({ duration }) => duration)) };
}

async function scroll(page) {
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Finds what is to be pressed before anything is measured; what it gives presses it and waits for what comes. */
async function pressing(page, selector, words, expected) {
  const at = await page.evaluate(
    ([where, text]) => {
      const element = [...document.querySelectorAll(where)].find((one) =>
        one.textContent.startsWith(text),
      );
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selector, words],
  );
  await whenStill(page);
  return async () => {
    await page.touchscreen.tap(at.x, at.y);
    await until(page, expected);
  };
}

const FULL = `document.querySelectorAll('[data-item]').length === 100`;

async function fillCart(page) {
  await changeState(page, ({ applications: [application] }) => {
    const { itemCart } = application;
    const [item] = itemCart.items;
    itemCart.items = Array.from({ length: 100 }, (_none, index) => ({
      ...item,
      id: `item_${String(9000 + index)}`,
      key: `key-${index}`,
    }));
  });
  await until(page, FULL);
}

const IN_ROW = '[data-item]:nth-child(4)';

export async function measureCart(browser, port) {
  const { page, context } = await openSeed(browser, {
    program: 'pesto_item',
    screen: 'asset-cart',
    port,
  });
  await fillCart(page);
  const found = [await framesOf(page, 'Cart of 100: scroll', () => scroll(page))];
  for (const [name, selector, words, expected] of [
    ['remove an item', `${IN_ROW} button`, 'Remove', `!(${FULL})`],
    ['put it back', '[data-part="action-trigger"], button', 'Undo', FULL],
    ['remove another', `${IN_ROW} button`, 'Remove', `!(${FULL})`],
    ['open an item', `${IN_ROW} a`, 'Edit', `document.querySelector('main form') !== null`],
    ['save it', 'main form button', 'Save Item', `document.querySelector('[data-item]') !== null`],
  ]) {
    const press = await pressing(page, selector, words, expected);
    found.push(await framesOf(page, `Cart of 100: ${name}`, press));
  }
  await context.close();
  return found;
}

const LATER = 430 * 24 * 60 * 60 * 1000;

/** A deposit and a time that take sixty deposits at the least amount, one a week. */
function sixtyWeeks({ applications: [application], deposits: { schedules } }) {
  const deadline = new Date(Date.now() + LATER).toISOString().slice(0, 10);
  application.cash = { creditLine: 120_000, fundingEndsOn: deadline };
  for (const schedule of schedules) Object.assign(schedule, { amount: 2000, deadline });
}

const ROWS = `document.querySelectorAll('main table tbody tr').length`;
const DIALOG = `document.querySelector('[role="dialog"], dialog[open]') !== null`;
const NO_DIALOG = `!(${DIALOG})`;
const IN_DIALOG = ':is([role="dialog"], dialog[open])';

const SCREEN = { program: 'pesto_cash', screen: 'fund-over-time' };

async function measureMade(browser, port) {
  const { page, context } = await openSeed(browser, { ...SCREEN, port, payment: 'schedule' });
  await changeState(page, sixtyWeeks);
  await until(page, `${ROWS} > 50`);
  const found = [await framesOf(page, 'Schedule of 60: scroll', () => scroll(page))];
  for (const [name, selector, words, expected] of [
    ['ask to skip one', 'tbody tr:nth-child(5) button', 'Skip', DIALOG],
    ['skip it', `${IN_DIALOG} button`, 'Skip Deposit', NO_DIALOG],
    ['ask for another amount', 'main button', 'Change Amount', DIALOG],
  ]) {
    const press = await pressing(page, selector, words, expected);
    found.push(await framesOf(page, `Schedule of 60: ${name}`, press));
  }
  await page.evaluate((where) => document.querySelector(where).focus(), `${IN_DIALOG} input`);
  found.push(await framesOf(page, 'Schedule of 60: type another', () => page.keyboard.type('3')));
  await context.close();
  return found;
}

async function measurePlanned(browser, port) {
  const { page, context } = await openSeed(browser, { ...SCREEN, port });
  await changeState(page, sixtyWeeks);
  await page.getByLabel('Every week').check();
  await page.getByLabel('First deposit date').selectOption({ index: 1 });
  await page.getByLabel('Deposit amount').fill('2');
  const found = [];
  // Twenty dollars a week are sixty rows, two hundred are six.
  for (const key of ['0', '0', 'Backspace']) {
    const name = `Plan of 60: type ${key}`;
    found.push(await framesOf(page, name, () => page.keyboard.press(key)));
  }
  // They come in pieces.
  await until(page, `${ROWS} > 50`);
  await context.close();
  return found;
}

export async function measureSchedule(browser, port) {
  return [...(await measureMade(browser, port)), ...(await measurePlanned(browser, port))];
}
