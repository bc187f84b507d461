// From a press to the next paint, on every control of every form; and from an answer to the paint of the next step.
import { middle } from '../measure-commands.mjs';
import { useControls } from './use-controls.mjs';
import { openSeed } from './open-seed.mjs';
import { takeSeen } from './observe.mjs';

/** How often a form is opened again because a control led away from it. */
const TIMES = 8;

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

/** How often a form is sent: what else a machine does makes one step half as long again. */
const SENDINGS = 3;

/** How long a step may take to come before it is taken for none, ms. */
const NO_STEP = 5000;

/** Sends a form from its last page: to the next step, where its answers let one pass. */
async function send(page) {
  const heading = page.locator('main h1');
  const before = await heading.textContent();
  await page.locator('main form button[type="submit"]').first().click({ timeout: NO_STEP });
  const isElsewhere = (text) => (document.querySelector('main h1')?.textContent ?? text) !== text;
  // Asking at every frame, or for a text as it is laid out, would itself hold up what is measured.
  await page.waitForFunction(isElsewhere, before, { timeout: NO_STEP, polling: 100 });
}

/** From the answer to a form that was sent to the paint of the next step, ms; null where none came. */
async function measureSending(open, parts, { fillAndGoOn, fillPage }) {
  const { page, context } = await open();
  try {
    for (let next = 2; next <= parts; next += 1) await fillAndGoOn(page, next);
    await fillPage(page);
    return await stepTime(page, () => send(page));
  } catch (error) {
    if (error.name === 'TimeoutError') return null;
    throw error;
  } finally {
    await context.close();
  }
}

async function measurePage(open, number, { fillAndGoOn, partOf }) {
  const found = [];
  const steps = [];
  const used = new Set();
  let parts = 1;
  for (let time = 0; time < TIMES; time += 1) {
    const opened = await open();
    if (opened === null) return null;
    const { page, context, isHere } = opened;
    try {
      for (let next = 2; next <= number; next += 1) {
        const step = await stepTime(page, () => fillAndGoOn(page, next));
        if (step !== null && time === 0) steps.push(step);
      }
      parts = (await partOf(page))?.of ?? 1;
      const { found: more, left } = await useControls(page, used, isHere);
      found.push(...more);
      if (!left) break;
    } finally {
      await context.close();
    }
  }
  return { found, steps, parts };
}

/** Measures a screen of a program, page by page of its form; null where the program has none. */
export async function measureForm(browser, port, { program, screen, tools }) {
  const open = () => openSeed(browser, { program, screen, port, isForm: true });
  const found = [];
  const steps = [];
  let parts = 1;
  for (let number = 1; number <= parts; number += 1) {
    const page = await measurePage(open, number, tools);
    if (page === null) return null;
    parts = page.parts;
    found.push(...page.found.map((one) => ({ part: number, ...one })));
    steps.push(...page.steps);
  }
  const times = [];
  for (let time = 0; time < SENDINGS; time += 1) {
    const sent = await measureSending(open, parts, tools);
    if (sent === null) break;
    times.push(sent);
  }
  const sent = times.length === 0 ? null : middle(times);
  if (sent !== null) steps.push(sent);
  return { found, steps };
}
