import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { LOOKS } from '../../src/programs/themes';
import { expect, test } from '../support/test';

test("a status illustration is complete on its brand's background", async ({ page, portal }) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  await portal.expectScreen('manual-review');
  const grounds = await page
    .locator('main svg[viewBox="0 0 240 160"] > rect:first-child:visible')
    .first()
    .evaluate((ground, brands) => {
      const root = document.documentElement;
      const own = root.dataset['program'];
      const outline = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      ground.after(outline);
      const found = brands.map((brand) => {
        root.dataset['program'] = brand;
        const path = getComputedStyle(ground).clipPath.match(/^path\("(.+)"\)$/)?.[1] ?? '';
        outline.setAttribute('d', path);
        const { x, y, width, height } = outline.getBBox();
        return { path, left: x, top: y, right: x + width, foot: Math.round(y + height) };
      });
      outline.remove();
      root.dataset['program'] = own;
      return found;
    }, PROGRAM_IDS);
  const chosen = new Set(Object.values(LOOKS).map(({ style }) => style.ground));
  expect(new Set(grounds.map(({ path }) => path)).size).toBe(chosen.size);
  for (const { left, top, right, foot } of grounds) {
    expect({ within: left >= 0 && top >= 0 && right <= 240, foot }).toEqual({
      within: true,
      foot: 138,
    });
  }
});
