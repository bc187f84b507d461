import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstPageFile } from '../../../src/catalogue/first-pages';
import { PAINTED_PAGES } from '../../../src/catalogue/painted-pages';
import { createStaticFiles } from './static-files';

const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
const painted = PAINTED_PAGES.flatMap(({ name }) =>
  ['home_light', 'trovy'].map((program) => firstPageFile(name, program)),
);
for (const file of ['index.html', ...painted]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['localhost/login', '', firstPageFile('sign-in', 'home_light')],
  ['localhost/login?program=trovy', '', firstPageFile('sign-in', 'trovy')],
  ['localhost/login?program=nobody', '', firstPageFile('sign-in', 'home_light')],
  ['localhost/login?program=trovy', 'a=b; plain_page=1', 'index.html'],
  ['localhost/login', 'user_data=x', 'index.html'],
  ['localhost/login', 'my_user_data=x', firstPageFile('sign-in', 'home_light')],
  ['localhost/login?returnTo=%2Fapp', '', 'index.html'],
  ['localhost/login?program=trovy&referralCode=A', '', 'index.html'],
  ['cards.localhost/login', '', 'index.html'],
  ['localhost/', '', firstPageFile('start', 'home_light')],
  // It leads back to that program after the sign-in.
  ['localhost/?program=trovy', '', 'index.html'],
  ['localhost/', 'user_data=x', 'index.html'],
  ['localhost/quick-appraisal', '', firstPageFile('appraisal', 'home_light')],
  ['localhost/app/quick-appraisal?program=trovy', '', firstPageFile('app-appraisal', 'trovy')],
  ['localhost/quick-appraisal/metal', '', 'index.html'],
  ['localhost/sign-up', '', 'index.html'],
])('the page at %s with the cookies “%s” is %s', async (address, cookie, file) => {
  const answer = await createStaticFiles(folder)(
    new Request(`http://${address}`, { headers: { cookie } }),
  );
  expect(await answer?.text()).toBe(file);
});
