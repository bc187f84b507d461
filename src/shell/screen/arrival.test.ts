// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { arrivesFrom, followNavigation, noteWaiting } from './arrival';
import { requestHeadingFocus, takeHeadingFocus } from './pending-focus';

test('a new screen enters from ahead, and one reached by Back from behind', () => {
  followNavigation();
  expect(arrivesFrom()).toBeUndefined();

  window.dispatchEvent(new Event('pushState'));
  requestHeadingFocus();
  expect(arrivesFrom()).toBe('ahead');
  takeHeadingFocus();
  expect(arrivesFrom()).toBeUndefined();

  // The first listener of popstate may render the page before others run.
  window.addEventListener(
    'popstate',
    () => {
      requestHeadingFocus();
      expect(arrivesFrom()).toBe('back');
    },
    { once: true },
  );
  window.dispatchEvent(new PopStateEvent('popstate'));
  // The next page replaces this entry.
  window.dispatchEvent(new Event('replaceState'));
  expect(arrivesFrom()).toBe('back');
});

test('Forward enters from ahead if the browser provides the history position', () => {
  const navigation = { currentEntry: { index: 2 } };
  vi.stubGlobal('navigation', navigation);
  window.dispatchEvent(new Event('pushState'));
  navigation.currentEntry.index = 1;
  window.dispatchEvent(new PopStateEvent('popstate'));
  requestHeadingFocus();
  expect(arrivesFrom()).toBe('back');
  navigation.currentEntry.index = 2;
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(arrivesFrom()).toBe('ahead');
  vi.unstubAllGlobals();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(arrivesFrom()).toBe('back');
});

test('a screen after a placeholder has no entry direction', () => {
  requestHeadingFocus();
  noteWaiting();
  expect(arrivesFrom()).toBeUndefined();
  requestHeadingFocus();
  expect(arrivesFrom()).toBe('back');
});

test('a redirect to the previous page counts as going back', () => {
  const goOn = (path: string): void => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new Event('pushState'));
    requestHeadingFocus();
  };
  goOn('/app/offer');
  expect(arrivesFrom()).toBe('ahead');
  goOn('/app/cancel-offer');
  expect(arrivesFrom()).toBe('ahead');
  goOn('/app/offer');
  expect(arrivesFrom()).toBe('back');
  // The page they came back from is ahead again, however they go there.
  goOn('/app/cancel-offer');
  expect(arrivesFrom()).toBe('ahead');
  window.history.replaceState(null, '', '/app/offer');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(arrivesFrom()).toBe('back');
  goOn('/app/cancel-offer');
  expect(arrivesFrom()).toBe('ahead');
});
