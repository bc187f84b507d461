import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prerenderedFile } from '../../../src/catalogue/prerender';
import { createStaticFiles } from './static-files';

const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
const SIGN_IN = prerenderedFile('sign-in', 'home_light');
const QUESTION = prerenderedFile('first-question', 'home_light');
for (const file of ['index.html', SIGN_IN, QUESTION]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['localhost/login', SIGN_IN],
  ['localhost/login?returnTo=%2Fapp', SIGN_IN],
  ['localhost/', SIGN_IN],
  ['localhost/quick-appraisal', QUESTION],
  ['localhost/quick-appraisal/metal', 'index.html'],
  ['localhost/login/', 'index.html'],
  ['localhost/login/sign-up', 'index.html'],
  // The origin of the card fields.
  ['cards.localhost/login', 'index.html'],
])('serves %s from %s', async (address, file) => {
  const answer = await createStaticFiles(folder)(new Request(`http://${address}`));
  expect(await answer?.text()).toBe(file);
});
