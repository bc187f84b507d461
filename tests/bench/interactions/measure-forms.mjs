// From a press to the next paint, on every control of every form; and from an answer to the paint of the next step.
import { middle } from '../measure-commands.mjs';
import { useControls } from './use-controls.mjs';
import { openSeed, slowAnswers } from './open-seed.mjs';
import { measureFloor, measurePressFloor } from './measure-floor.mjs';
import { stepTime } from './observe.mjs';

/** How often a form is opened again because a control led away from it. */
const TIMES = 8;

/** How often a form is sent: what else a machine does makes one step half as long again. */
const SENDINGS = 5;

/** How often the controls of a page are gone through where one of them takes longer than `NEAR`, for the same reason. */
const ROUNDS = 3;

/** What is as quick once is within the aim, 100 ms, whatever else the machine does. */
const NEAR = 75;

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

/** Uses every control of a page of a form once; null where there is no such form. */
async function goThrough(open, number, { fillAndGoOn, partOf }) {
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

/** Of the events of a press, which end with the same paint, that which did most; of such presses the middle one. */
function middlePress(rounds) {
  const worst = rounds.map((events) =>
    events.reduce((most, one) =>
      one.duration > most.duration || (one.duration === most.duration && one.work > most.work)
        ? one
        : most,
    ),
  );
  const duration = middle(worst.map((press) => press.duration));
  return worst.find((press) => press.duration === duration);
}

/** Each press and key of a page, the middle one of its rounds; null where there is no such form. One round is enough where all are quick. */
async function measurePage(open, number, tools) {
  const presses = new Map();
  let parts = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const gone = await goThrough(open, number, tools);
    if (gone === null) return null;
    parts = gone.parts;
    for (const event of gone.found) {
      const name = `${event.act} ${event.control}`;
      const rounds = presses.get(name) ?? [];
      presses.set(name, rounds);
      (rounds[round] ??= []).push(event);
    }
    // Of two rounds there is no middle one.
    if (round === 0 && gone.found.every(({ duration }) => duration <= NEAR)) break;
  }
  const found = [...presses.values()].map((rounds) => middlePress(rounds.filter(Boolean)));
  return { found, parts };
}

/**
 * Measures a screen of a program, page by page of its form; null where the program has none. `pressFloor` is what its
 * presses are measured by, `stepFloor` what its steps are: undefined where the form leads nowhere.
 */
export async function measureForm(browser, port, { program, screen, tools }) {
  const open = () => openSeed(browser, { program, screen, port, isForm: true });
  const found = [];
  const pressFloors = [];
  let parts = 1;
  for (let number = 1; number <= parts; number += 1) {
    const page = await measurePage(open, number, tools);
    if (page === null) return null;
    parts = page.parts;
    for (const one of page.found) found.push({ part: number, ...one });
    pressFloors.push(await measurePressFloor(browser, port));
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
  return {
    found,
    steps,
    pressFloor: middle(pressFloors),
    stepFloor: steps.length === 0 ? undefined : middle(floors),
  };
}
