import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstPageFile } from '../../../src/catalogue/first-pages';
import { createStaticFiles } from './static-files';

const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
for (const file of ['index.html', firstPageFile('home_light'), firstPageFile('trovy')]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['localhost/login', '', firstPageFile('home_light')],
  ['localhost/login?program=trovy', '', firstPageFile('trovy')],
  ['localhost/login?program=nobody', '', firstPageFile('home_light')],
  ['localhost/login?program=trovy', 'a=b; plain_page=1', 'index.html'],
  ['localhost/login', 'user_data=x', 'index.html'],
  ['localhost/login', 'my_user_data=x', firstPageFile('home_light')],
  ['localhost/login?returnTo=%2Fapp', '', 'index.html'],
  ['localhost/login?program=trovy&referralCode=A', '', 'index.html'],
  ['cards.localhost/login', '', 'index.html'],
  ['localhost/', '', 'index.html'],
  ['localhost/sign-up', '', 'index.html'],
])('the page at %s with the cookies “%s” is %s', async (address, cookie, file) => {
  const answer = await createStaticFiles(folder)(
    new Request(`http://${address}`, { headers: { cookie } }),
  );
  expect(await answer?.text()).toBe(file);
});
