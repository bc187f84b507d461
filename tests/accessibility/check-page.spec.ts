import { expect, test } from '../support/test';
import { expectReadableIn, expectReadableInDark, overflowing } from './check-page';

test('expectReadableIn finds contrast problems of other brands and schemes and restores the page', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'home', program: 'home_light' });
  await expectReadableIn(page, 'main', ['honor', 'trovy']);
  expect(await overflowing(page, 320, ['honor', 'trovy'])).toEqual([]);
  await page.addStyleTag({
    content: `
      [data-program=trovy] main h2 { color: #eee !important; }
      [data-program=trovy] main h2 { width: 400px; }
      [data-color-scheme=dark] main h2 { color: #333 !important; }`,
  });
  await expectReadableIn(page, 'main', ['honor']);
  await expect(expectReadableIn(page, 'main', ['honor', 'trovy'])).rejects.toThrow('trovy');
  await page.evaluate(() => (document.documentElement.dataset['program'] = 'home_light'));
  const outside = await overflowing(page, 320, ['honor', 'trovy']);
  expect(outside.length).toBeGreaterThan(0);
  expect(outside.filter((complaint) => !complaint.startsWith('trovy: '))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-program', 'home_light');
  await page.addStyleTag({ content: '[data-program=honor] main p { word-break: break-all; }' });
  const cut = await overflowing(page, 320, ['honor']);
  expect(
    cut.filter((complaint) => /^honor: “.+” is cut in two$/.test(complaint)).length,
  ).toBeGreaterThan(0);
  await expect(expectReadableInDark(page)).rejects.toThrow('dark');
});
