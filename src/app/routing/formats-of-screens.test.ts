// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isSignInScreen } from '../../catalogue/journey/sign-in-path';
import { SCREENS, type ScreenId } from '../../catalogue/screens';

const screens = (Object.keys(SCREENS) as ScreenId[]).filter((id) => !isSignInScreen(id));

test('the code of no screen makes a format of the browser as it comes: the first takes as long as a step', async () => {
  const made = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'Collator'),
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleDateString'),
  ];
  // As a page that nothing was loaded in before.
  vi.resetModules();
  const { preloadScreen, signedInScreen } = await import('./signed-in-screens');
  await Promise.all(screens.map(preloadScreen));
  // A screen whose code has come is a component as it is, one that is lazy a wrapper.
  for (const id of screens) expect(signedInScreen(id), id).toBeTypeOf('function');
  for (const spy of made) expect(spy).not.toHaveBeenCalled();
});
