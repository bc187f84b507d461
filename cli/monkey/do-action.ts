import type { Locator, Page } from 'playwright';
import { translatePage } from './translate-page';
import type { Action } from './walk';

/** For an element that was just there, ms. */
const MOMENT = 2000;

/** A busy page isn't waited for any longer, ms. */
const HASTE = 3000;

function locate(page: Page, action: Extract<Action, { readonly nth: number }>): Locator {
  const role = action.role as Parameters<Page['getByRole']>[0];
  const options = { name: action.name, exact: true };
  const place = action.inFrame ? page.frameLocator('iframe') : page;
  return place.getByRole(role, options).nth(action.nth);
}

async function perform(page: Page, action: Action): Promise<void> {
  switch (action.do) {
    case 'press':
      return page.keyboard.press(action.key);
    case 'back':
      return void (await page.goBack({ waitUntil: 'commit', timeout: MOMENT }));
    case 'forward':
      return void (await page.goForward({ waitUntil: 'commit', timeout: MOMENT }));
    case 'reload':
      return void (await page.reload({ waitUntil: 'commit' }));
    case 'translate':
      return page.evaluate(translatePage);
    case 'click':
    case 'check':
      return locate(page, action).click({ timeout: MOMENT });
    case 'fill':
      return locate(page, action).fill(action.value, { timeout: MOMENT });
    case 'select':
      return void (await locate(page, action).selectOption(action.value, { timeout: MOMENT }));
  }
}

/**
 * Skips elements that are gone or covered, then waits briefly for the page to settle. `isBusy`:
 * responses are pending.
 */
export async function doAction(page: Page, action: Action, isBusy: () => boolean): Promise<void> {
  await perform(page, action).catch(() => undefined);
  const until = performance.now() + HASTE;
  do {
    await page
      .evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      )
      .catch(() => undefined);
  } while (isBusy() && performance.now() < until);
}
