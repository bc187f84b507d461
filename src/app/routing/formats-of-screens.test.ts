// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isSignInScreen } from '../../catalogue/journey/sign-in-path';
import { SCREENS, type ScreenId } from '../../catalogue/screens';

const screens = (Object.keys(SCREENS) as ScreenId[]).filter((id) => !isSignInScreen(id));

test("no screen's code creates an Intl format on load", async () => {
  const made = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'Collator'),
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleDateString'),
  ];
  const { SIGNED_IN_SCREENS } = await import('./signed-in-screens');
  // One at a time: Vitest loses a module that is imported twice concurrently.
  for (const id of screens) await SIGNED_IN_SCREENS[id as keyof typeof SIGNED_IN_SCREENS].preload();
  for (const spy of made) expect(spy).not.toHaveBeenCalled();
});
