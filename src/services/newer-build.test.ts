// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { installRecovery, loadCode, ReloadingError } from './load-code';
import { reloadForCode } from './newer-build';

const page = (entry: string): string =>
  `<!doctype html><head><script>/* early */</script>
  <script type="module" crossorigin src="${entry}"></script></head>`;
const OWN = '/assets/index-1.js';
const NEWER = '/assets/index-2.js';

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  document.head.innerHTML = `<script type="module" crossorigin src="${OWN}"></script>`;
});

const serve = (answer: () => Response | Error): void => {
  vi.stubGlobal('fetch', async () => {
    const given = answer();
    if (given instanceof Error) throw given;
    return given;
  });
};

test('a page with an outdated build reloads once per build', async () => {
  serve(() => new Response(page(NEWER)));
  expect(await reloadForCode(false, reload)).toBe(true);
  // Hosts with different builds returned the old page.
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  serve(() => new Response(page('/assets/index-3.js')));
  expect(await reloadForCode(false, reload)).toBe(true);
});

test.each<[string, () => Response | Error]>([
  ['the same build is served', () => new Response(page(OWN))],
  ['nothing is answered', () => new TypeError('Failed to fetch')],
  ['the host is down', () => new Response(page(NEWER), { status: 503 })],
  ['something else is answered', () => new Response('<h1>Log in to the wireless</h1>')],
])('if %s, the page stays', async (_, answer) => {
  serve(answer);
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a screen also reloads with the same build, once per path', async () => {
  serve(() => new Response(page(OWN)));
  expect(await reloadForCode(true, reload)).toBe(true);
  expect(await reloadForCode(true, reload)).toBe(false);
  window.history.replaceState(null, '', '/app/settings');
  expect(await reloadForCode(true, reload)).toBe(true);
  serve(() => new TypeError('Failed to fetch'));
  window.history.replaceState(null, '', '/app/elsewhere');
  expect(await reloadForCode(true, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page stays if input would be lost', async () => {
  serve(() => new Response(page(NEWER)));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('rejects if code is missing, with another error if the page is being reloaded', async () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadCode(missing)).rejects.toThrow('Failed to fetch');
  installRecovery(() => Promise.resolve(true));
  await expect(loadCode(missing)).rejects.toThrow(ReloadingError);
  expect(await loadCode(() => Promise.resolve('code'))).toBe('code');
});

test("the page is requested bypassing the browser's cache", async () => {
  const request = vi.fn<typeof fetch>(async () => new Response(page(NEWER)));
  vi.stubGlobal('fetch', request);
  await reloadForCode(false, reload);
  expect(request.mock.calls).toEqual([[window.location.pathname, { cache: 'no-store' }]]);
});
