// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { InvalidStateScreen } from '../../features/application-status/invalid-state/invalid-state-screen';
import { preloadScreen, signedInScreen } from './signed-in-screens';

test('a screen whose code has come is drawn at once; one that is waited for stays the same component', async () => {
  const waited = signedInScreen('credit-freeze');
  await Promise.all([preloadScreen('invalid-state'), preloadScreen('credit-freeze')]);
  expect(signedInScreen('invalid-state')).toBe(InvalidStateScreen);
  expect(signedInScreen('credit-freeze')).toBe(waited);
});
