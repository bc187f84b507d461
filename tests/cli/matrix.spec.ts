import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { CheckedCell } from '../../cli/matrix/check-matrix';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '../..');
const COPY = `http://localhost:${process.env['PORTAL_TEST_WORKER_PORT'] ?? 4311}`;

interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function portal(line: string): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['cli/bin/portal.cjs', ...line.split(' ')], {
      cwd: ROOT,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

const SOME = '--program home_light --status COMPLETE --status MANUAL_REVIEW';

test('portal matrix --check opens each cell and reports progress @worker-only', async () => {
  const { code, stdout, stderr } = await portal(`matrix --check ${SOME} --base-url ${COPY} --json`);
  const cells = JSON.parse(stdout) as CheckedCell[];
  expect(cells.map(({ status, outcome, problems }) => [status, outcome, problems])).toEqual([
    ['COMPLETE', 'passed', []],
    ['MANUAL_REVIEW', 'passed', []],
  ]);
  expect(stderr).toMatch(/^Checking cells: done in [\d.]+ s$/m);
  expect(stderr).toContain('2 cells: 2 passed, 0 failed');
  expect(code).toBe(0);
});

test('portal matrix --check fails and names differences @worker-only', async () => {
  const other = createServer((request, response) => {
    const page = `<!doctype html><html data-program="home_light"><title>Hello</title>
      <h1>Hello</h1><main data-screen="offer"><h1>Offer</h1></main>
      <img src="http://elsewhere.invalid/x.png"><script>console.warn('careless')</script>`;
    response.writeHead(request.url?.endsWith('.ico') ? 204 : 200, { 'content-type': 'text/html' });
    response.end(request.url?.endsWith('.ico') ? '' : page);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, stdout, stderr } = await portal(
    `matrix --check --program home_light --status COMPLETE --timeout 2 --base-url http://localhost:${port}`,
  );
  other.close();
  for (const difference of [
    'FAILED home_light COMPLETE: pathname is /, not /app/homelight/congratulations',
    'screen is offer, not congratulations',
    'there are 2 h1, not 1',
    'title is Hello, not Hello | HomeLight Credit',
    'A request left the origin: http://elsewhere.invalid/x.png',
    'Unexpected in the console: careless',
    'time ran out after 2 s',
    `http://localhost:${port}/?seed=`,
  ]) {
    expect(stdout).toContain(difference);
  }
  expect(stderr).toContain('1 cell: 0 passed, 1 failed');
  expect(code).toBe(1);
});

test('portal gallery creates a self-contained page, and --compare finds changes @worker-only', async ({
  plainPage: page,
}) => {
  const [before, after] = ['before', 'after'].map((name) => test.info().outputPath(name));
  const pictures = `gallery --program home_light --screen sign-up --screen credit-denied --base-url ${COPY}`;
  const first = await portal(`${pictures} --png --out ${before}`);
  expect([first.code, first.stderr]).toEqual([
    0,
    expect.stringMatching(/^Taking screenshots: done/m),
  ]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(0, 5)));
  await page.goto(`file://${before}/index.html`);
  await expect(page.locator('article')).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'home_light, credit-denied' })).toHaveCount(2);
  await page.getByLabel('Screen').selectOption('sign-up');
  await expect(page.locator('article:visible h2')).toContainText(['1 of 2', '2 of 2']);
  expect(requests.filter((start) => start !== 'file:' && start !== 'data:')).toEqual([]);

  const changed = join(
    before ?? '',
    'pictures/home_light.credit-denied.CREDIT_DENIED.390.light.png',
  );
  const png = PNG.sync.read(readFileSync(changed));
  png.data.fill(0, 0, 390 * 4 * 8);
  writeFileSync(changed, PNG.sync.write(png));
  const { code, stdout, stderr } = await portal(
    `${pictures} --width 390 --compare ${before} --out ${after}`,
  );
  expect(stdout).toBe(`Compared with ${before}: 1 differs, 2 the same\n${after}/index.html\n`);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The screenshots differ\.$/m)]);

  await page.goto(`file://${after}/index.html`);
  const now = page.getByRole('img', {
    name: 'home_light, credit-denied, CREDIT_DENIED, 390 px, light: now',
  });
  await page.getByRole('slider', { name: 'Before' }).fill('0');
  await expect(now).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  await page.getByLabel('Mark all differences').check();
  await expect(page.getByRole('img', { name: 'differences in red' })).toBeVisible();
  await expect(now).toBeHidden();
});
