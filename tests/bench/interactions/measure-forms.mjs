// From a press to the next paint, on every control of every form; and from an answer to the paint of the next step.
import { useControls } from './use-controls.mjs';
import { openSeed } from './open-seed.mjs';
import { takeSeen } from './observe.mjs';

/** How often a form is opened again because a control led away from it. */
const TIMES = 8;

/** From the answer to the paint of what it led to, ms; null where no answer did. */
async function stepTime(page, act) {
  await takeSeen(page);
  const before = await page.evaluate(() => performance.now());
  await act();
  await takeSeen(page);
  return page.evaluate((since) => {
    const { answered, steps } = globalThis.benchSeen;
    const next = steps.find(({ at }) => at > Math.max(since, answered));
    return answered > since && next !== undefined ? next.at - answered : null;
  }, before);
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
  for (let number = 1, parts = 1; number <= parts; number += 1) {
    const page = await measurePage(open, number, tools);
    if (page === null) return null;
    parts = page.parts;
    found.push(...page.found.map((one) => ({ part: number, ...one })));
    steps.push(...page.steps);
  }
  return { found, steps };
}
