import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  ANSWER_PAGES,
  IN_FOLDER,
  LEAVE_FILES,
  TAKE_LAST_WORDS,
  TAKE_POSTS,
} from '../../cli/build/vite/mock-assets';

const HOST = 'http://localhost:5173';

interface Asked {
  readonly mode: string;
  readonly method: string;
  readonly url: string;
  readonly headers?: Headers;
  readonly text?: () => Promise<string>;
}

/** `files`: those of the host. Null if the worker doesn't respond. */
async function answerOf(
  part: string,
  request: Asked,
  { folder = '', files = [`${folder}/index.html`] }: { folder?: string; files?: string[] } = {},
): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  runInNewContext(IN_FOLDER + part, {
    registration: {},
    Response,
    URL,
    location: { origin: HOST, href: `${HOST}${folder}/mockServiceWorker.js` },
    fetch: (target: Asked | string) => {
      const path = typeof target === 'string' ? target : new URL(target.url).pathname;
      const found = files.includes(path);
      const text = path.endsWith('/index.html') ? '<html lang="en"><head></head></html>' : path;
      return Promise.resolve(new Response(text, { status: found ? 200 : 404 }));
    },
    addEventListener: (_name: string, listen: (event: unknown) => void) =>
      listen({ request, respondWith: (given: Promise<Response>) => (answer = given) }),
  });
  const response = (await answer) as Response | null;
  return response === null ? null : `${response.status} ${await response.text()}`;
}

const page = (path: string): Asked => ({ mode: 'navigate', method: 'GET', url: HOST + path });

test.each(['', '/demo', '/a/b'])('the worker of "%s" responds with the portal', async (folder) => {
  const shown = `200 <html data-folder="${folder}" lang="en"><head></head></html>`;
  for (const path of ['/', '/idp/authorize', '/app/offer', '/no-such-page']) {
    expect(await answerOf(ANSWER_PAGES, page(folder + path), { folder })).toBe(shown);
  }
  const files = [`${folder}/files/terms.pdf`, `${folder}/index.html`];
  const file = page(`${folder}/files/terms.pdf`);
  expect(await answerOf(ANSWER_PAGES, file, { folder, files })).toBe(`200 ${files[0] ?? ''}`);
  const missing = page(`${folder}/gone.html`);
  expect(await answerOf(ANSWER_PAGES, missing, { folder, files })).toBe(shown);
});

test('the worker leaves other requests alone', async () => {
  const script = { ...page('/assets/gone.js'), mode: 'no-cors' };
  expect(await answerOf(ANSWER_PAGES, script)).toBeNull();
  expect(await answerOf(ANSWER_PAGES, { ...page('/login'), method: 'POST' })).toBeNull();
  expect(await answerOf(ANSWER_PAGES, page('/login'), { files: [] })).toMatch(/^404 /);
  expect(await answerOf(ANSWER_PAGES, page('/map.html'), { folder: '/portal' })).toBeNull();
});

test.each(['', '/demo'])('the worker of "%s" passes on the body of a form', async (folder) => {
  const sent = 'name=a%40b.example&note=</script>$&';
  const type = 'application/x-www-form-urlencoded';
  const posted = (url: string, method = 'POST'): Promise<string | null> =>
    answerOf(
      TAKE_POSTS,
      {
        mode: 'navigate',
        method,
        url,
        headers: new Headers({ 'content-type': type }),
        text: () => Promise.resolve(sent),
      },
      { folder },
    );
  const shell = (await posted(`${HOST}${folder}/idp/u/login`)) ?? '';
  const [, data = ''] = /id="mock-posted">(.*?)<\/script><\/head>/.exec(shell) ?? [];
  expect(JSON.parse(data)).toEqual({ type, text: sent });
  expect(await posted(`${HOST}${folder}/idp/u/login`, 'GET')).toBeNull();
  expect(await posted(`${HOST}${folder}/login`)).toBeNull();
  expect(await posted(`https://other.example${folder}/idp/u/login`)).toBeNull();
});

test('the worker stays when the last page is left', async () => {
  let left = false;
  const unregister = () => Promise.resolve((left = true));
  const registration = { unregister };
  runInNewContext(ANSWER_PAGES, { registration, addEventListener: () => undefined });
  await registration.unregister();
  expect(left).toBe(false);
});

test.each(['', '/demo'])('the worker of "%s" leaves its files to the host', (folder) => {
  const isLeft = (url: string): boolean => {
    let left = false;
    const event = { request: { url }, stopImmediatePropagation: () => (left = true) };
    runInNewContext(IN_FOLDER + LEAVE_FILES, {
      URL,
      location: { origin: HOST, href: `${HOST}${folder}/mockServiceWorker.js` },
      addEventListener: (_name: string, listen: (event: unknown) => void) => listen(event),
    });
    return left;
  };
  expect(isLeft(`${HOST}${folder}/assets/start-1.js`)).toBe(true);
  expect(isLeft(`${HOST}${folder}/brands/trovy/logo.svg`)).toBe(true);
  expect(isLeft(`${HOST}${folder}/graphql`)).toBe(false);
  expect(isLeft(`${HOST}${folder}/files/assets/terms.pdf`)).toBe(false);
  expect(isLeft(`https://other.example${folder}/assets/start-1.js`)).toBe(false);
});

test("beacons of a page being left don't reach the deployment's host", async () => {
  const requested: string[] = [];
  const world = {
    Response,
    URL,
    location: { origin: HOST, href: `${HOST}/demo/mockServiceWorker.js` },
    fetch: ({ url }: { url: string }) => {
      requested.push(url);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
  };
  runInNewContext(IN_FOLDER + TAKE_LAST_WORDS, world);
  const send = async (path: string, method = 'POST') =>
    (await world.fetch({ url: HOST + path, method } as { url: string })).status;
  expect(await send('/demo/telemetry/api/v2/rum?ddsource=browser')).toBe(202);
  expect(await send('/demo/events')).toBe(202);
  expect(requested).toEqual([]);
  expect(await send('/demo/graphql')).toBe(404);
  expect(await send('/demo/telemetry/agent.js', 'GET')).toBe(404);
  expect(await send('/events')).toBe(404);
  expect(requested).toHaveLength(3);
});
