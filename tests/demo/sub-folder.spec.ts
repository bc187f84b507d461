import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { makeSeed } from '../../cli/support/make-seed';
import { encodeSeed } from '../../mock-server/scenario/seed';
import { expect, test } from '../support/test';

const BUILD = join(import.meta.dirname, '../../dist-mock');
const FOLDER = '/shown/here/';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
};

/** Serves the build below a folder, and 404 for anything else. Collects those in `missed`. */
async function startHost(missed: string[]): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    const inside = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : null;
    const file = inside === '' ? 'index.html' : (inside ?? 'no such file');
    readFile(join(BUILD, file)).then(
      (bytes) => {
        response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
        response.end(bytes);
      },
      () => {
        missed.push(pathname);
        response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://localhost:${port}${FOLDER}` };
}

test('in a folder of a plain host a seed opens, and reload, Back and documents stay there @worker-only', async ({
  browser,
}) => {
  const missed: string[] = [];
  const { server, address } = await startHost(missed);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  const open = (options: Parameters<typeof makeSeed>[0]) =>
    page.goto(`${address}?seed=${encodeSeed(makeSeed(options))}`);
  const shown = (screen: string) => page.locator(`main[data-screen="${screen}"]`);

  await open({ screen: 'offer' });
  await expect(shown('offer')).toBeVisible();
  expect(page.url()).toBe(`${address}app/homelight/offer`);
  await page.reload();
  await expect(shown('offer')).toBeVisible();

  await page.goto(`${address}app/settings`);
  await expect(shown('settings')).toBeVisible();
  await page.goBack();
  await expect(shown('offer')).toBeVisible();

  await open({ program: 'pesto_cash', screen: 'fund-now' });
  await expect(shown('fund-now')).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(pathname.startsWith(FOLDER)).toBe(true);

  await open({ screen: 'login', signedOut: true });
  const disclosure = page.getByRole('link', { name: 'Rate Disclosure' }).first();
  await expect(disclosure).toBeVisible();
  const start = await disclosure.evaluate(async ({ href }: HTMLAnchorElement) =>
    (await (await fetch(href)).text()).slice(0, 5),
  );
  expect(start).toBe('%PDF-');
  expect(errors).toEqual([]);
  expect(missed).toEqual([]);

  await page.close();
  server.close();
});
