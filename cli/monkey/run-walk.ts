import type { Browser, Page, Request } from 'playwright';
import { newVisitor } from '../browser/browser';
import { watchContext, type PageWatch } from '../browser/watch-page';
import { seedLink } from '../support/seed-link';
import type { Seed } from '../../mock-server/scenario/seed';
import { doAction } from './do-action';
import { lookAt } from './look';
import type { Action, Finding } from './walk';

/**
 * What a portal may say in the console while its outside world misbehaves, and what the browser says of a
 * date that nobody could type.
 */
const EXPECTED =
  /^\[portal\] |^Failed to load resource|net::ERR_|the server responded with a status|The specified value .* does not conform/;

/** Where walks are made. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
}

/** How a walk ended. */
export interface WalkEnd {
  /** Null: nothing was found. */
  readonly finding: Finding | null;
  /** What was done, up to what was found. */
  readonly actions: readonly Action[];
}

const PHONE = { width: 390, height: 844 };

/** Tells whether the page awaits answers. */
function watchBusy(page: Page): () => boolean {
  let awaited = 0;
  const isFetch = (type: string): boolean => type === 'fetch' || type === 'xhr';
  page.on('request', (request) => {
    if (isFetch(request.resourceType())) awaited += 1;
  });
  const settled = (request: Request): void => {
    if (isFetch(request.resourceType())) awaited = Math.max(0, awaited - 1);
  };
  page.on('requestfinished', settled);
  page.on('requestfailed', settled);
  return () => awaited > 0;
}

/** Before the first page there was none of ours; Back can lead there late, while somebody is looking. */
async function lookAtOurs(page: Page): Promise<Finding | null> {
  const isBefore = (): boolean => page.url() === 'about:blank';
  if (isBefore()) await page.goForward({ waitUntil: 'commit' });
  const finding = await lookAt(page);
  return isBefore() ? lookAtOurs(page) : finding;
}

function problemOf(watch: PageWatch): Finding | null {
  watch.allowConsole(EXPECTED);
  const [problem] = watch.takeProblems();
  if (problem === undefined) return null;
  if (problem.startsWith('The page threw')) return { kind: 'page error', text: problem };
  if (problem.startsWith('A request left')) return { kind: 'left the origin', text: problem };
  return { kind: 'console', text: problem };
}

/**
 * Opens a seed in an empty browser and does what `next` says until it says nothing more, or something is
 * found.
 */
export async function runWalk(
  { browser, origin }: Place,
  seed: Seed,
  next: (page: Page, done: number) => Promise<Action | null>,
): Promise<WalkEnd> {
  const context = await newVisitor(browser, PHONE);
  const actions: Action[] = [];
  try {
    const page = await context.newPage();
    const watch = watchContext(context, origin);
    const isBusy = watchBusy(page);
    const { pathname, search } = new URL(seedLink(seed, origin));
    await page.goto(origin + pathname + search, { waitUntil: 'commit' });
    for (;;) {
      const finding = (await lookAtOurs(page)) ?? problemOf(watch);
      if (finding !== null) return { finding, actions };
      const action = await next(page, actions.length);
      if (action === null) return { finding: null, actions };
      actions.push(action);
      await doAction(page, action, isBusy);
    }
  } finally {
    await context.close();
  }
}
