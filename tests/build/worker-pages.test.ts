import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ANSWER_PAGES, LEAVE_FILES, TAKE_POSTS } from '../../cli/launch/plugins/mock-assets';

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

test('the worker hands on to a page of the outside world what a form sent there', async () => {
  const sent = 'name=a%40b.example&note=</script>$&';
  const posted = async (url: string, method = 'POST'): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const request = {
      mode: 'navigate',
      method,
      url,
      headers: new Headers(headers),
      text: () => Promise.resolve(sent),
    };
    runInNewContext(TAKE_POSTS, {
      URL,
      Response,
      location: { origin: 'http://localhost:5173' },
      fetch: () => Promise.resolve(new Response('<head><title>Portal</title></head><body></body>')),
      addEventListener: (_name: string, listen: (event: unknown) => void) =>
        listen({ request, respondWith: (given: Promise<Response>) => (answer = given) }),
    });
    const response = (await answer) as Response | null;
    return response === null ? null : response.text();
  };
  const shell = (await posted('http://localhost:5173/idp/u/login')) ?? '';
  const [, data = ''] = /id="mock-posted">(.*?)<\/script><\/head>/.exec(shell) ?? [];
  expect(JSON.parse(data)).toEqual({ type: 'application/x-www-form-urlencoded', text: sent });
  expect(await posted('http://localhost:5173/idp/u/login', 'GET')).toBeNull();
  expect(await posted('http://localhost:5173/login')).toBeNull();
  expect(await posted('https://other.example/idp/u/login')).toBeNull();
});

test('the worker stays when the last page is left', async () => {
  let left = false;
  const unregister = () => Promise.resolve((left = true));
  const registration = { unregister };
  runInNewContext(ANSWER_PAGES, { registration, addEventListener: () => undefined });
  await registration.unregister();
  expect(left).toBe(false);
});

test('the worker leaves the files of the portal to the host, and nothing else', () => {
  const isLeft = (url: string): boolean => {
    let left = false;
    const event = { request: { url }, stopImmediatePropagation: () => (left = true) };
    runInNewContext(LEAVE_FILES, {
      URL,
      location: { origin: 'http://localhost:5173' },
      addEventListener: (_name: string, listen: (event: unknown) => void) => listen(event),
    });
    return left;
  };
  expect(isLeft('http://localhost:5173/assets/start-1.js')).toBe(true);
  expect(isLeft('http://localhost:5173/brands/trovy/logo.svg')).toBe(true);
  expect(isLeft('http://localhost:5173/graphql')).toBe(false);
  expect(isLeft('http://localhost:5173/files/assets/terms.pdf')).toBe(false);
  expect(isLeft('https://other.example/assets/start-1.js')).toBe(false);
});
