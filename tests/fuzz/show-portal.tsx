import { webcrypto } from 'node:crypto';
import { inspect } from 'node:util';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { patience } from '../../cli/browser/patience';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { applySeed } from '../../mock-server/apis/control/apply-seed';
import { createNodeWorld } from '../../mock-server/mounts/node/node-world';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { landingPath } from '../../mock-server/scenario/landing-path';
import { App } from '../../src/app/app';
import { loadBrand } from '../../src/programs/registry';
import { installClock } from '../../src/services/clock';
import { installConfiguration } from '../../src/services/configuration/install-configuration';
import { removeToasts } from '../../src/ui/toaster';
import { isWorkDue, pause } from '../support/due-work';
import { pressButtons, wordsOfPage } from '../words/press-buttons';

const ORIGIN = 'http://portal.test';

/** Looks in a row at which nothing may change any more. */
const CALM = 3;

/** What a page shows once nothing is on its way. */
export interface Shown {
  /** The names of its screens, each a `main`. */
  readonly screens: readonly (string | undefined)[];
  readonly path: string;
  /** The query of its address. */
  readonly search: string;
  readonly title: string;
  /** Ids that stand there more than once. */
  readonly repeatedIds: readonly string[];
  readonly headings: readonly string[];
  /** Its text, by element that holds some. */
  readonly lines: readonly string[];
  /** What its screen says, as a person reads or hears it. */
  readonly words: readonly string[];
  /** What each of its buttons brings and takes away. */
  readonly pressed: readonly string[];
  /** Lines that stood on its screen at first, and no longer in their place once nothing was on its way. */
  readonly moved: readonly string[];
  /** Where its elements lead or load from, and what they would run. */
  readonly addresses: readonly string[];
  /** What the page threw or said to the console that is no log line of the portal. */
  readonly complaints: readonly string[];
}

type BreakAnswer = (operation: string, body: { data?: unknown }) => unknown;

/** What a page finds besides the seed. */
interface Surroundings {
  /** In both storages of the browser. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Query and hash of the address. */
  readonly behind?: string;
  /** What has happened since the seed, in this order. */
  readonly events?: readonly HappenedEvent[];
  /** Whether its buttons are pressed, once it has been looked at: all but these. */
  readonly pressesAllBut?: readonly string[];
}

/** An event of the outside world, as `POST /__mock/event` takes it. */
export interface HappenedEvent {
  readonly event: string;
  readonly outcome?: string;
}

function readLines(part: Node = document.body): readonly string[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode() !== null) {
    const line = walker.currentNode.textContent?.trim() ?? '';
    if (line !== '') lines.push(line);
  }
  return lines;
}

/** Attributes that a browser follows, loads or runs. */
const ACTIVE = /^(?:href|src|srcset|srcdoc|action|formaction|data|style|on\w+)$/;

function readAddresses(): readonly string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => (ACTIVE.test(name) ? [value] : [])),
  );
}

/** More may come under what stands there, or in the place that is kept for it, never above. */
function movedLines(first: readonly string[], last: readonly string[]): readonly string[] {
  const waits = first.indexOf('Loading');
  const stood = waits === -1 ? first : first.slice(0, waits);
  return stood.filter((line, place) => last[place] !== line);
}

const readIds = (): readonly string[] => [...document.querySelectorAll('[id]')].map(({ id }) => id);

/** Draws the portal in the state of a seed; `breakAnswer` changes the answers of the data API on their way. */
export async function showPortal(
  options: SeedOptions,
  breakAnswer: BreakAnswer = (_, body) => body,
  { stored = {}, behind = '', events = [], pressesAllBut }: Surroundings = {},
): Promise<Shown> {
  // What every browser has, and this window does not.
  vi.stubGlobal('crypto', webcrypto);
  const seed = makeSeed(options);
  const world = createNodeWorld({ seed });
  const { storage } = await applySeed(world, seed, ORIGIN);
  for (const event of events) {
    const told = { method: 'POST', body: JSON.stringify(event) };
    const answer = await world.handle(new Request(`${ORIGIN}/__mock/event`, told));
    if (!answer.ok) throw new Error(`${event.event}: ${await answer.text()}`);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(storage)) {
    if (value !== undefined) localStorage.setItem(key, value);
  }
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, value);
    sessionStorage.setItem(key, value);
  }
  installConfiguration(portalConfig(ORIGIN));
  installClock(() => Date.parse(seed.now));
  const complaints: string[] = [];
  let awaited = 0;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    awaited += 1;
    try {
      const response = await world.handle(
        new Request(new URL(input, ORIGIN), { ...init, signal: null }),
      );
      const { operationName } = (init.body ? JSON.parse(String(init.body)) : {}) as {
        operationName?: string;
      };
      if (operationName === undefined) return response;
      const body = breakAnswer(operationName, (await response.json()) as object);
      return new Response(JSON.stringify(body), {
        headers: { 'content-type': 'application/json' },
      });
    } finally {
      awaited -= 1;
    }
  });
  for (const level of ['error', 'warn', 'log', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((...given: unknown[]) => {
      const text = given.map((one) => inspect(one)).join(' ');
      const isLog = text.startsWith("'[portal]") && !text.includes('Rendering failed');
      // This window has no layout: it cannot scroll.
      if (!isLog && !text.includes('Not implemented')) complaints.push(text);
    });
  }
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', landingPath(seed) + behind);
  const brand = { ...(await loadBrand(seed.program)), id: seed.program };
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  const root = createRoot(place);
  let first: readonly string[] = [];
  let drawn: Element | null = null;
  // Asked for with every change: no selector, which takes the window here ten times as long.
  const screen = () =>
    [...document.getElementsByTagName('main')].find((main) => main.hasAttribute('data-screen'))
      ?.firstElementChild ?? null;
  const watcher = new MutationObserver(() => {
    const column = screen();
    if (column === null || column === drawn) return;
    // A screen that takes the place of another begins anew.
    drawn = column;
    first = readLines(column);
  });
  watcher.observe(place, { childList: true, subtree: true, attributes: true });
  root.render(<App brand={brand} />);
  /** Until nothing is on its way: no answer, no code, no change. */
  const settle = async (): Promise<void> => {
    let calm = 0;
    let seen = '';
    const until = performance.now() + patience();
    while (calm < CALM && performance.now() < until) {
      await vi.dynamicImportSettled();
      await pause(4);
      const text = document.body.textContent ?? '';
      const isCalm =
        awaited === 0 &&
        !isWorkDue() &&
        text === seen &&
        document.getElementsByTagName('h1').length > 0 &&
        document.querySelector('[data-loading]') === null &&
        !text.includes('Loading');
      seen = text;
      calm = isCalm ? calm + 1 : 0;
    }
    if (calm < CALM) complaints.push(`It never came to rest: ${seen}`);
  };
  await settle();
  watcher.disconnect();
  const column = screen();
  const last = column === null ? [] : readLines(column);
  const shown: Shown = {
    moved: movedLines(first, last),
    screens: [...document.querySelectorAll('main')].map(({ dataset }) => dataset['screen']),
    path: location.pathname,
    search: location.search,
    title: document.title,
    repeatedIds: readIds().filter((id, index, ids) => ids.indexOf(id) !== index),
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
    lines: readLines(),
    words: wordsOfPage(),
    addresses: readAddresses(),
    complaints,
    pressed: pressesAllBut === undefined ? [] : await pressButtons(settle, pressesAllBut),
  };
  // They are kept beside the page: the next one begins without.
  removeToasts();
  root.unmount();
  document.body.replaceChildren();
  return shown;
}
