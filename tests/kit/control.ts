import type { Page } from '@playwright/test';
import type { StepPage } from '../support/step-page';

export interface Control {
  /** Its own server, or within the page. */
  readonly kind: 'socket' | 'page';
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>;
}

/** Address of the mock, if it isn't the portal's. */
export interface MockPlace {
  readonly url: string;
  /** Name of the world, if several share the mock. */
  readonly world?: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function read({ status, text }: Answer, what: string): unknown {
  if (status < 200 || status > 299) throw new Error(`${what}: ${String(status)} ${text}`);
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    throw new Error(`${what} answers with a page: no mock is there`);
  }
}

function onSocket(page: Page, base: string, world: string | undefined): Control {
  return {
    kind: 'socket',
    ask: async (method, path, body) => {
      const url = new URL(`__mock/${path}`, base).href;
      // Sends the page's cookies: a seed sets that browser's session.
      const response = await page.request.fetch(url, {
        method,
        ...(body === undefined ? {} : { data: body }),
        ...(world === undefined ? {} : { headers: { 'x-mock-world': world } }),
      });
      const answer = { status: response.status(), text: await response.text() };
      return read(answer, `${method} ${url}`);
    },
  };
}

/** Calls the mock from within the page, at its own address. */
export function inPage(page: Pick<StepPage, 'evaluate'>, base: string): Control {
  return {
    kind: 'page',
    ask: async (method, path, body) => {
      const url = new URL(`__mock/${path}`, base).href;
      const answer = await page.evaluate(
        async ([verb, address, text]) => {
          const response = await fetch(address, {
            method: verb,
            ...(text === null
              ? {}
              : { body: text, headers: { 'content-type': 'application/json' } }),
          });
          return { status: response.status, text: await response.text() };
        },
        [method, url, body === undefined ? null : JSON.stringify(body)] as const,
      );
      return read(answer, `${method} ${url}`);
    },
  };
}

/** Finds the mock of a portal at `base`: at `mock`, behind the same address, or in the page. */
export async function findControl(
  page: Page,
  base: string,
  mock: MockPlace | null,
): Promise<Control> {
  if (mock !== null) return onSocket(page, mock.url, mock.world);
  const clock = new URL('__mock/clock', base).href;
  const isWorld = (type: string | undefined): boolean => (type ?? '').includes('json');
  try {
    const response = await page.request.get(clock);
    const isSocket = response.ok() && isWorld(response.headers()['content-type']);
    return isSocket ? onSocket(page, base, undefined) : inPage(page, base);
  } catch (error) {
    // Browsers resolve all names below localhost, Node doesn't on every machine.
    if (!new URL(base).hostname.endsWith('.localhost')) throw error;
    const response = await page.goto(clock);
    const answers = isWorld(response?.headers()['content-type']) && !response?.fromServiceWorker();
    return { kind: answers ? 'socket' : 'page', ask: inPage(page, base).ask };
  }
}
