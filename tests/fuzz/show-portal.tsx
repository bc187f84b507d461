import { webcrypto } from 'node:crypto';
import { inspect } from 'node:util';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { pageTimeout } from '../../cli/browser/page-timeout';
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

/** Consecutive checks without changes. */
const CALM = 3;

/** State of a page once nothing is pending. */
export interface Shown {
  readonly screens: readonly (string | undefined)[];
  readonly path: string;
  readonly search: string;
  readonly title: string;
  readonly repeatedIds: readonly string[];
  readonly headings: readonly string[];
  readonly lines: readonly string[];
  /** Read by a person or a screen reader. */
  readonly words: readonly string[];
  /** Added and removed by each button. */
  readonly pressed: readonly string[];
  /** Initial lines that have moved once nothing is pending. */
  readonly moved: readonly string[];
  /** Includes requests of clicked buttons. */
  readonly sent: readonly string[];
  /** At the beginning and, after clicks, at the end. */
  readonly reached: readonly string[];
  /** URLs and scripts in attributes. */
  readonly addresses: readonly string[];
  readonly complaints: readonly string[];
}

type BreakAnswer = (operation: string, body: { data?: unknown }) => unknown;

interface Surroundings {
  /** In both storages of the browser. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Query and hash of the address. */
  readonly behind?: string;
  /** Since the seed, in order. */
  readonly events?: readonly HappenedEvent[];
  readonly pressesAllBut?: readonly string[];
}

/** In the format of `POST /__mock/event`. */
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

/** Browsers follow, load or run these. */
const ACTIVE = /^(?:href|src|srcset|srcdoc|action|formaction|data|style|on\w+)$/;

function readAddresses(): readonly string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => (ACTIVE.test(name) ? [value] : [])),
  );
}

/** Content may be added below, or in a reserved place, but never above. */
function movedLines(first: readonly string[], last: readonly string[]): readonly string[] {
  const waits = first.indexOf('Loading');
  const steady = waits === -1 ? first : first.slice(0, waits);
  return steady.filter((line, place) => last[place] !== line);
}

const readScreens = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('main')].map(({ dataset }) => dataset['screen']);

const readIds = (): readonly string[] => [...document.querySelectorAll('[id]')].map(({ id }) => id);

/** `breakAnswer` changes the data API's responses. */
export async function showPortal(
  options: SeedOptions,
  breakAnswer: BreakAnswer = (_, body) => body,
  { stored = {}, behind = '', events = [], pressesAllBut }: Surroundings = {},
): Promise<Shown> {
  // APIs of browsers that this window lacks.
  vi.stubGlobal('crypto', webcrypto);
  const seed = makeSeed(options);
  const world = createNodeWorld({ seed });
  const { storage } = await applySeed(world, seed, ORIGIN);
  for (const event of events) {
    const request = { method: 'POST', body: JSON.stringify(event) };
    const answer = await world.handle(new Request(`${ORIGIN}/__mock/event`, request));
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
  const sent = new Set<string>();
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
      sent.add(operationName);
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
      // jsdom has no layout: it can't scroll.
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
  // Called on every change; a selector would take jsdom ten times as long.
  const screen = () =>
    [...document.getElementsByTagName('main')].find((main) => main.hasAttribute('data-screen'))
      ?.firstElementChild ?? null;
  const watcher = new MutationObserver(() => {
    const column = screen();
    if (column === null || column === drawn) return;
    // A screen that replaces another one starts over.
    drawn = column;
    first = readLines(column);
  });
  watcher.observe(place, { childList: true, subtree: true, attributes: true });
  root.render(<App brand={brand} />);
  /** Waits until no response, code or change is pending. */
  const settle = async (): Promise<void> => {
    let calm = 0;
    let seen = '';
    const until = performance.now() + pageTimeout();
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
  const screens = readScreens();
  const last = column === null ? [] : readLines(column);
  const shown: Shown = {
    moved: movedLines(first, last),
    screens,
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
    sent: [...sent],
    reached: [...screens, ...readScreens()].filter((id) => id !== undefined),
  };
  // Toasts are stored outside the page, so remove them for the next one.
  removeToasts();
  root.unmount();
  document.body.replaceChildren();
  return shown;
}
