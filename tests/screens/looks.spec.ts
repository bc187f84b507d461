import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

test('what asks for cookies leaves four fifths of a phone to the page, and says beside Close what closing does', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await portal.openSeed({ screen: 'login', signedOut: true, consent: 'none' });
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  const [box, close, told] = [
    await banner.boundingBox(),
    await banner.getByRole('button', { name: 'Close' }).boundingBox(),
    await banner.getByText('Closing accepts all cookies.').boundingBox(),
  ];
  expect(box?.height).toBeLessThan(0.2 * PHONE.height);
  const middle = (of: typeof close) => (of?.y ?? 0) + (of?.height ?? 0) / 2;
  expect(Math.abs(middle(close) - middle(told))).toBeLessThan(2);
  expect((told?.x ?? 0) - (close?.x ?? 0) - (close?.width ?? 0)).toBeLessThan(12);
});

test('where nothing is there yet the way on stands in the head, and what it leads to below', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ program: 'pesto_item', screen: 'my-items', status: 'CREATED' });
  const way = await page.getByRole('link', { name: 'Add an Item' }).boundingBox();
  const lead = await page.locator('main h1 + p').boundingBox();
  const next = await page.getByRole('heading', { name: 'How it works' }).boundingBox();
  expect((way?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeLessThan(40);
  expect(next?.y).toBeGreaterThan((way?.y ?? 0) + (way?.height ?? 0));
});

test('other ways to sign in begin where the form does, at every width', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await portal.openSeed({ program: 'honor', screen: 'login', signedOut: true });
  await page.getByRole('radio', { name: 'Text message' }).check();
  await page.getByLabel('Mobile phone number').fill('(202) 555-0187');
  await page.getByRole('button', { name: 'Send Code' }).click();
  const other = page.getByRole('button', { name: 'Use Email Instead' });
  const start = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().x;
  };
  await expect(other).toBeVisible();
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    const form = await page.getByLabel('6-character code').boundingBox();
    expect(Math.abs((await other.evaluate(start)) - (form?.x ?? 0))).toBeLessThan(2);
  }
});

test('a wide window has a wider page, in larger type', async ({ page, portal }) => {
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 1080 });
    return page.evaluate(() => ({
      text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      page: document.querySelector('main')?.clientWidth,
    }));
  };
  await portal.openSeed({ screen: 'offer' });
  expect(await seen(1280)).toEqual({ text: 16, page: 1056 });
  expect(await seen(1920)).toEqual({ text: 18, page: 1188 });
});
