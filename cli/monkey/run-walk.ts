import type { Browser, Page, Request } from 'playwright';
import { newVisitor } from '../browser/browser';
import { watchContext, type PageWatch } from '../browser/watch-page';
import { seedLink } from '../support/seed-link';
import type { Seed } from '../../mock-server/scenario/seed';
import { doAction } from './do-action';
import { lookAt } from './look';
import type { Action, Finding } from './walk';

/**
 * Logged while the mock misbehaves; the last one is the browser's message about an impossible date.
 */
const EXPECTED =
  /^\[portal\] |^Failed to load resource|net::ERR_|the server responded with a status|The specified value .* does not conform/;

export interface Place {
  readonly browser: Browser;
  readonly origin: string;
}

export interface WalkEnd {
  /** Null if nothing was found. */
  readonly finding: Finding | null;
  /** Up to the finding. */
  readonly actions: readonly Action[];
}

const PHONE = { width: 390, height: 844 };

/** The function says whether responses are pending. */
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

/** Back can leave for the blank page before the first one, even during the check. */
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

/** Starts in an empty browser. Ends when `next` returns no action, or something is found. */
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
