import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { expect, test } from '../support/test';

/** Parts within `room` px of text; null if the illustration has a separate frame. */
async function meetings(room: number): Promise<readonly string[] | null> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-picture=login]')];
  const place = places.find((one) => one.getBoundingClientRect().width > 0);
  if (place === undefined) throw new Error('no picture');
  const hero = place.parentElement;
  if (hero?.firstElementChild !== place) return null;
  const { backgroundImage, backgroundSize, backgroundPosition } = getComputedStyle(place);
  if (backgroundPosition !== '0px 100%') throw new Error(`at ${backgroundPosition}`);
  const [, url = ''] = /url\("(.*)"\)/.exec(backgroundImage) ?? [];
  const text = await (await fetch(url)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(svg.getAttribute(side)));
  svg.style.position = 'fixed';
  svg.style.inset = '0 auto auto 0';
  document.body.append(svg);
  const drawn = [...svg.querySelectorAll('.pen *, .gold, .gold *')]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0);
  svg.remove();
  const box = place.getBoundingClientRect();
  const [wide = '', high = ''] = backgroundSize.split(/ (?![^(]*\))/);
  const lengthOf = (size: string, whole: number): number => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = `position:absolute;width:${whole}px`;
    const inner = probe.appendChild(document.createElement('div'));
    inner.style.width = size;
    const length = inner.getBoundingClientRect().width;
    probe.remove();
    return length;
  };
  const image = { width: lengthOf(wide, box.width), height: lengthOf(high, box.height) };
  const scale = Math.min(image.width / width, image.height / height);
  const texts = [...hero.querySelectorAll('h2, p, a')].flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const inside = one.matches('a') ? one : range;
    return [...inside.getClientRects()].map((rect) => ({ name: one.textContent, rect }));
  });
  if (texts.length < 3) throw new Error('nothing is said');
  // On a low phone the illustration is below the form.
  const form = hero.nextElementSibling?.getBoundingClientRect() as DOMRect | undefined;
  if (innerWidth <= 640 && innerHeight < 832 && form) texts.push({ name: 'form', rect: form });
  // The illustration is at the bottom center of the image.
  const at = drawn.map(({ left, right, top, bottom }) => ({
    left: box.left + image.width / 2 + (left - width / 2) * scale,
    right: box.left + image.width / 2 + (right - width / 2) * scale,
    top: box.bottom - (height - top) * scale,
    bottom: box.bottom - (height - bottom) * scale,
  }));
  const outside = at.filter(({ left, right }) => left < 0 || right > innerWidth).map(() => 'edge');
  const met = texts.filter(({ rect }) =>
    at.some(
      (one) =>
        one.left < rect.right + room &&
        one.right > rect.left - room &&
        one.top < rect.bottom + room &&
        one.bottom > rect.top - room,
    ),
  );
  return [...outside, ...met.map(({ name }) => name)];
}

const WIDTHS = [
  320, 360, 390, 430, 600, 640, 768, 820, 1023, 1024, 1280, 1366, 1440, 1536, 1920, 2560,
];

test('a framed sign-in image ends with the form', async ({ page, portal }) => {
  await portal.openSeed({ program: 'honor', screen: 'login', signedOut: true });
  const frame = page.locator('a ~ [data-picture=login]');
  const form = page.locator('main form');
  await expect(form).toBeVisible();
  for (const width of WIDTHS.filter((one) => one >= 1024)) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await frame.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const edge = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const beside = element.parentElement?.nextElementSibling?.getBoundingClientRect();
      return [element.getBoundingClientRect().bottom + edge, beside?.bottom];
    });
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), `${width} px`).toBeLessThan(2);
  }
});

for (const program of PROGRAM_IDS) {
  test(`the sign-in image of ${program} is complete and clear of text in every window`, async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ program, screen: 'login', signedOut: true });
    await expect(page.locator('main h2 ~ a').first()).toBeVisible();
    for (const height of [664, 900]) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height });
        expect((await page.evaluate(meetings, 6)) ?? [], `${width} x ${height} px`).toEqual([]);
      }
    }
  });
}
