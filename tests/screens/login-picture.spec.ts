import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { expect, test } from '../support/test';

/** How far what a picture shows reaches up from its foot, px on the page; null where it stands in a frame of its own. */
async function subjectHeight(): Promise<number | null> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-picture=login]')];
  const place = places.find((one) => one.getBoundingClientRect().width > 0);
  if (place === undefined) throw new Error('no picture');
  if (place.parentElement?.firstElementChild !== place) return null;
  const { backgroundImage, backgroundSize } = getComputedStyle(place);
  const [, url = ''] = /url\("(.*)"\)/.exec(backgroundImage) ?? [];
  const text = await (await fetch(url)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.style.position = 'fixed';
  svg.style.inset = '0 auto auto 0';
  document.body.append(svg);
  // Its subject alone is drawn in outlines.
  const drawn = [...svg.querySelectorAll('.pen *, .gold, .gold *')].map((one) =>
    one.getBoundingClientRect(),
  );
  const top = Math.min(...drawn.filter(({ width }) => width > 0).map(({ y }) => y));
  const { width, height } = svg.getBoundingClientRect();
  svg.remove();
  const [, given = 0] = backgroundSize.split(' ').map(Number.parseFloat);
  return (height - top) * Math.min(innerWidth / width, given / height);
}

for (const program of PROGRAM_IDS) {
  test(`the picture of the sign-in of ${program} ends below what is said above it, in every window`, async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ program, screen: 'login', signedOut: true });
    const first = page.locator('main h2 ~ a').first();
    await expect(first).toBeVisible();
    for (const width of [1024, 1280, 1366, 1440, 1536, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const height = await page.evaluate(subjectHeight);
      if (height === null) continue;
      const [said, scene] = await Promise.all([
        first.boundingBox(),
        page.locator('main > :first-child').boundingBox(),
      ]);
      const top = (scene?.y ?? 0) + (scene?.height ?? 0) - height;
      expect(top - (said?.y ?? 999) - (said?.height ?? 0), `${width} px`).toBeGreaterThan(12);
    }
  });
}
