import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ANSWER_PAGES } from '../../cli/launch/plugins/mock-assets';

interface Asked {
  readonly mode: string;
  readonly method: string;
  readonly url: string;
}

/** The status and text with which the worker answers on a host that knows `files` and no fallback; null: not at all. */
async function answerTo(request: Asked, files: readonly string[]): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  runInNewContext(ANSWER_PAGES, {
    registration: {},
    Response,
    fetch: (asked: Asked | string) => {
      const path = typeof asked === 'string' ? asked : asked.url;
      const found = files.includes(path);
      return Promise.resolve(new Response(path, { status: found ? 200 : 404 }));
    },
    addEventListener: (_name: string, listen: (event: unknown) => void) =>
      listen({ request, respondWith: (given: Promise<Response>) => (answer = given) }),
  });
  const response = (await answer) as Response | null;
  return response === null ? null : `${response.status} ${await response.text()}`;
}

const page = (url: string): Asked => ({ mode: 'navigate', method: 'GET', url });

test('the worker answers pages that the host does not know with the portal', async () => {
  const files = ['/index.html', '/about.html'];
  expect(await answerTo(page('/idp/authorize'), files)).toBe('200 /index.html');
  expect(await answerTo(page('/app/offer'), files)).toBe('200 /index.html');
  expect(await answerTo(page('/about.html'), files)).toBe('200 /about.html');
});

test('the worker leaves anything else to whoever asks', async () => {
  expect(await answerTo({ ...page('/assets/gone.js'), mode: 'no-cors' }, [])).toBeNull();
  expect(await answerTo({ ...page('/login'), method: 'POST' }, [])).toBeNull();
  expect(await answerTo(page('/login'), [])).toBe('404 /login');
});

test('the worker stays when the last page is left', async () => {
  let left = false;
  const unregister = () => Promise.resolve((left = true));
  const registration = { unregister };
  runInNewContext(ANSWER_PAGES, { registration, addEventListener: () => undefined });
  await registration.unregister();
  expect(left).toBe(false);
});
