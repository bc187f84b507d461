import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { PORTAL_PLACES } from '../../mock-server/mounts/world-paths';
import { SCREENS } from '../../src/catalogue/screens';
import { findFolder, refuseBase, withoutFixedPlace } from '../../cli/build/vite/any-folder';

const HOST = 'https://host.example';
const TAGS = '<script type="module" src="./assets/main.js"></script>';

class Script {
  readonly src: string;

  constructor(path: string) {
    this.src = HOST + path;
  }
}

/** The host has workers only at `folders`. */
function open(
  path: string,
  { reported, folders = [] }: { reported?: string; folders?: string[] } = {},
) {
  const requested: string[] = [];
  const left: string[] = [];
  const written: string[] = [];
  const put = (...elements: readonly { textContent: string }[]): void => {
    written.push(...elements.map(({ textContent }) => textContent));
  };
  let fail: (event: { target: Script }) => void = () => undefined;
  const page = {
    document: {
      documentElement: { dataset: reported === undefined ? {} : { folder: reported } },
      readyState: 'complete',
      write: (text: string) => written.push(text),
      createElement: () => ({ textContent: '', append: put }),
      body: { replaceChildren: () => undefined },
    },
    location: {
      origin: HOST,
      pathname: path,
      search: '?seed=v1',
      hash: '',
      replace: (to: string) => left.push(to),
    },
    history: { state: null },
    // As over HTTP: there is no worker, and the folder's own page reports it.
    isSecureContext: false,
    HTMLScriptElement: Script,
    addEventListener: (_name: string, listen: typeof fail) => (fail = listen),
    fetch: (address: string) => {
      requested.push(address);
      const found = folders.some((folder) => address === `${folder}mockServiceWorker.js`);
      const headers = { 'content-type': found ? 'text/javascript' : 'text/html' };
      return Promise.resolve(new Response(null, { headers }));
    },
    portalFolder: '',
  };
  runInNewContext(findFolder(TAGS), page);
  return {
    page,
    requested,
    left,
    written,
    fail: (script: string) => fail({ target: new Script(script) }),
  };
}

test.each([
  ['/', ''],
  ['/demo/', '/demo'],
  ['/demo/portal/index.html', '/demo/portal'],
  ['/demo/app/homelight/offer', '/demo'],
  ['/app/offer', ''],
  ['/a/b/login', '/a/b'],
  ['/demo/login-callback', '/demo'],
  ['/demo/idp/authorize', '/demo'],
])('a deployment opened at %s loads its files from "%s"', (path, folder) => {
  const { page, written } = open(path);
  expect(written).toEqual([`<script type="module" src="${folder}/assets/main.js"></script>`]);
  expect(page.portalFolder).toBe(folder);
});

test('every path of the portal is recognized by its start', () => {
  const paths = Object.values(SCREENS).flatMap(({ path }) =>
    typeof path === 'string' ? [path] : Object.values<string>(path),
  );
  expect(paths.filter((path) => path !== '/' && !PORTAL_PLACES.test(path))).toEqual(['*']);
});

test("the worker's folder takes precedence over the address", () => {
  const { page } = open('/app/no-such-page', { reported: '/app' });
  expect(page.portalFolder).toBe('/app');
});

test('if files are missing, the nearest parent with a worker is used', async () => {
  const page = open('/demo/no/such/page', { folders: ['/demo/', '/'] });
  page.fail('/demo/no/such/assets/main.js');
  await vi.waitFor(() => expect(page.left).toEqual(['/demo/?seed=v1']));
  expect(page.requested.at(-1)).toBe('/demo/mockServiceWorker.js');
});

test('an incomplete deployment reports what is missing', async () => {
  const page = open('/demo/login');
  page.fail('/demo/assets/main.js');
  await vi.waitFor(() => expect(page.written).toContain('This copy is not whole'));
  expect(page.written.join(' ')).toContain(`${HOST}/demo/assets/main.js was not found`);
  expect(page.left).toEqual([]);
});

test.each(['/scripts/chat.js', '/demo/scripts/chat.js', '/demo/assets/later.js'])(
  'keeps the page when a script other than a start file fails to load: %s',
  async (script) => {
    const page = open('/demo/login', { folders: ['/'] });
    const before = [...page.written];
    page.fail(script);
    await new Promise(setImmediate);
    expect([page.written, page.requested, page.left]).toEqual([before, [], []]);
  },
);

test("the script requests exactly the build's start files", () => {
  const html = withoutFixedPlace(
    `<head><link rel="icon" href="data:,"><script type="module" crossorigin src="./assets/a.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/a.css"></head>`,
  );
  expect(html).toContain('<link rel="icon" href="data:,">');
  expect(html.replaceAll(/<script>[\s\S]*<\/script>/g, '')).not.toContain('./assets');
  expect(html).toContain('src=\\"./assets/a.js\\"');
  expect(html).toContain('href=\\"./assets/a.css\\"');
});

test('a fixed base URL is rejected', () => {
  expect(() => refuseBase({ base: '/demo/' })).toThrow('without --base /demo/');
  expect(() => refuseBase({ base: './' })).not.toThrow();
});
