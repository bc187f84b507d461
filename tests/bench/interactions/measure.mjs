// `npm run bench -- --interactions`: how long a press takes to be seen on a slow phone, on every control of every
// form, and how long the frames of long lists are.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { middle } from '../measure-commands.mjs';
import { measurePressFloor } from './measure-floor.mjs';
import { measureForm } from './measure-forms.mjs';
import { measureCart, measureSchedule } from './measure-lists.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const PORTAL = join(ROOT, 'cli/bin/portal.mjs');

/** One of each flow; a screen is looked at in the first that has it. */
const PROGRAMS = ['pesto_item', 'pesto_cash', 'home_light'];
/** What anybody can open is no screen of a seed's. */
const WITHOUT_SEED = new Set(['login-callback', 'not-found']);

/** Aims, ms: a press is seen, an answer is shown, a frame is drawn. */
const AIM = { press: 100, step: 100, frame: 50 };

const round = (value) => Math.round(value);

/** The presses and keys that took longest. */
const longest = (found) =>
  found
    .toSorted((one, other) => other.duration - one.duration || other.work - one.work)
    .slice(0, 3);

const said = ({ part, control, act }) => `${act}, “${control}”, part ${part}`;

/** What stands in no table: how long a press waited, was worked on, and was drawn, and which scripts ran. */
function explained({ duration, delay, work, why, ...one }) {
  const times = [delay, work, duration - delay - work].map(round).join(' + ');
  return `  ${said(one)}: ${round(duration)} ms = ${times} ${why}`;
}

function formFigures(name, { worst: [worst], steps, pressFloor, stepFloor }) {
  const figures = [];
  if (worst !== undefined) {
    figures.push({
      name: `\`${name}\`: ${said(worst)}`,
      value: worst.duration,
      unit: 'ms',
      yardstick: pressFloor,
      limit: AIM.press,
    });
  }
  if (steps.length > 0) {
    figures.push({
      name: `\`${name}\`: next step after its answer`,
      value: Math.max(...steps),
      unit: 'ms',
      yardstick: stepFloor,
      limit: AIM.step,
    });
  }
  return figures;
}

/** How often the lists are gone through. */
const ROUNDS = 3;

/** What each act on a list came to in the middle one of its rounds. */
function middleOf(rounds) {
  return rounds[0].map((_first, act) => {
    const all = rounds.map((acts) => acts[act]);
    const duration = middle(all.map((one) => one.duration));
    return all.find((one) => one.duration === duration);
  });
}

function listFigures(frames, floor) {
  return frames.map(({ name, duration }) => ({
    name,
    value: duration,
    unit: 'ms',
    yardstick: floor,
    limit: AIM.frame,
  }));
}

/** Measures the screens named in `only`, or all, and the lists; `tell` hears what is being done. */
export async function measureInteractions(browser, port, { only, tell }) {
  const { module: tools } = await runnerImport(join(ROOT, 'cli/gallery/fill-page.ts'));
  const wanted = (name) => only.length === 0 || only.includes(name);
  const list = execFileSync(process.execPath, [PORTAL, 'list', 'screens', '--json']);
  const screens = JSON.parse(list)
    .map(({ screen }) => screen)
    .filter((screen) => wanted(screen) && !WITHOUT_SEED.has(screen));
  const figures = [];
  for (const screen of screens) {
    for (const program of PROGRAMS) {
      const measured = await measureForm(browser, port, { program, screen, tools });
      if (measured === null) continue;
      const worst = longest(measured.found);
      tell([screen, ...worst.map(explained)].join('\n'));
      figures.push(...formFigures(screen, { ...measured, worst }));
      break;
    }
  }
  if (wanted('lists')) {
    const rounds = [];
    const floors = [];
    while (rounds.length < ROUNDS) {
      floors.push(await measurePressFloor(browser, port));
      rounds.push([
        ...(await measureCart(browser, port)),
        ...(await measureSchedule(browser, port)),
      ]);
    }
    const lists = middleOf(rounds);
    for (const { name, duration, scripts } of lists) {
      tell(`${name}: ${round(duration)} ms ${scripts.join(', ')}`);
    }
    figures.push(...listFigures(lists, middle(floors)));
  }
  return figures;
}
