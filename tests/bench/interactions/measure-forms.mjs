// From a press to the next paint, on every control of every form; and from an answer to the paint of the next step.
import { middle } from '../measure-commands.mjs';
import { useControls } from './use-controls.mjs';
import { openSeed, slowAnswers } from './open-seed.mjs';
import { measureFloor } from './measure-floor.mjs';
import { stepTime } from './observe.mjs';

/** How often a form is opened again because a control led away from it. */
const TIMES = 8;

/** How often a form is sent: what else a machine does makes one step half as long again. */
const SENDINGS = 5;

/** How long a step may take to come before it is taken for none, ms. */
const NO_STEP = 5000;

/** Sends a form from its last page: to the next step, where its answers let one pass. */
async function send(page) {
  const heading = page.locator('main h1');
  const before = await heading.textContent();
  await page.locator('main form button[type="submit"]').first().tap({ timeout: NO_STEP });
  const isElsewhere = (text) => (document.querySelector('main h1')?.textContent ?? text) !== text;
  // Asking at every frame, or for a text as it is laid out, would itself hold up what is measured.
  await page.waitForFunction(isElsewhere, before, { timeout: NO_STEP, polling: 100 });
}

/**
 * Goes through a form and sends it: for each page and at the end, from the answer to the paint of what follows, ms; null
 * where nothing was answered, or led on.
 */
async function measureSteps(open, parts, { fillAndGoOn, fillPage }) {
  const { page, context } = await open();
  const steps = [];
  try {
    await slowAnswers(page);
    for (let next = 2; next <= parts; next += 1) {
      steps.push(await stepTime(page, () => fillAndGoOn(page, next)));
    }
    await fillPage(page);
    steps.push(await stepTime(page, () => send(page)));
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
    steps.push(null);
  } finally {
    await context.close();
  }
  return steps;
}

/** The middle of each step that was taken every time. */
function middles(times) {
  return times[0].map((_first, step) => {
    const taken = times.map((steps) => steps[step] ?? null);
    return taken.includes(null) ? null : middle(taken);
  });
}

async function measurePage(open, number, { fillAndGoOn, partOf }) {
  const found = [];
  const used = new Set();
  let parts = 1;
  for (let time = 0; time < TIMES; time += 1) {
    const opened = await open();
    if (opened === null) return null;
    const { page, context, isHere } = opened;
    try {
      for (let next = 2; next <= number; next += 1) await fillAndGoOn(page, next);
      parts = (await partOf(page))?.of ?? 1;
      const { found: more, left } = await useControls(page, used, isHere);
      found.push(...more);
      if (!left) break;
    } finally {
      await context.close();
    }
  }
  return { found, parts };
}

/**
 * Measures a screen of a program, page by page of its form; null where the program has none. `floor` is what the steps
 * are measured by: undefined where the form leads nowhere.
 */
export async function measureForm(browser, port, { program, screen, tools }) {
  const open = () => openSeed(browser, { program, screen, port, isForm: true });
  const found = [];
  let parts = 1;
  for (let number = 1; number <= parts; number += 1) {
    const page = await measurePage(open, number, tools);
    if (page === null) return null;
    parts = page.parts;
    for (const one of page.found) found.push({ part: number, ...one });
  }
  const times = [];
  const floors = [];
  // By turns: a machine is slow for a minute, too.
  for (let time = 0; time < SENDINGS; time += 1) {
    const taken = await measureSteps(open, parts, tools);
    times.push(taken);
    if (taken.every((step) => step === null)) break;
    floors.push(await measureFloor(browser, port));
  }
  const steps = middles(times).filter((step) => step !== null);
  return { found, steps, floor: steps.length === 0 ? undefined : middle(floors) };
}
