import { listRoutes } from '../../cli/commands/list-routes';
import { PASS_ON_PATHS } from '../../src/catalogue/screens';
import { expect, test } from '../support/test';

/** Paths that show nothing of their own and pass a visitor on. */
const PASSING: readonly string[] = [...PASS_ON_PATHS, '/login-callback'];

test('every link of portal list routes shows that very path @worker-only', async ({
  page,
  portal,
}) => {
  const routes = listRoutes(portal.origin);
  test.setTimeout(30_000 + 3000 * routes.length);
  for (const { path, screen, url } of routes) {
    await page.goto(url, { waitUntil: 'commit' });
    if (PASSING.includes(path)) {
      await expect(page.locator('main[data-screen]'), path).toBeVisible({ timeout: 15_000 });
      continue;
    }
    await expect(page.locator(`main[data-screen="${screen}"]`), path).toBeVisible({
      timeout: 15_000,
    });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
  }
});
