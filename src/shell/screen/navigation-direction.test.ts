// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { enterDirection, followNavigation, noteWaiting } from './navigation-direction';
import { requestHeadingFocus, takeHeadingFocus } from './pending-focus';

test('a new screen enters from ahead, and one reached by Back from behind', () => {
  followNavigation();
  expect(enterDirection()).toBeUndefined();

  window.dispatchEvent(new Event('pushState'));
  requestHeadingFocus();
  expect(enterDirection()).toBe('forward');
  takeHeadingFocus();
  expect(enterDirection()).toBeUndefined();

  // The first popstate listener may render the page before others run.
  window.addEventListener(
    'popstate',
    () => {
      requestHeadingFocus();
      expect(enterDirection()).toBe('back');
    },
    { once: true },
  );
  window.dispatchEvent(new PopStateEvent('popstate'));
  // The next page replaces this entry.
  window.dispatchEvent(new Event('replaceState'));
  expect(enterDirection()).toBe('back');
});

test('Forward enters from ahead if the browser provides the history position', () => {
  const navigation = { currentEntry: { index: 2 } };
  vi.stubGlobal('navigation', navigation);
  window.dispatchEvent(new Event('pushState'));
  navigation.currentEntry.index = 1;
  window.dispatchEvent(new PopStateEvent('popstate'));
  requestHeadingFocus();
  expect(enterDirection()).toBe('back');
  navigation.currentEntry.index = 2;
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(enterDirection()).toBe('forward');
  vi.unstubAllGlobals();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(enterDirection()).toBe('back');
});

test('a screen after a placeholder has no entry direction', () => {
  requestHeadingFocus();
  noteWaiting();
  expect(enterDirection()).toBeUndefined();
  requestHeadingFocus();
  expect(enterDirection()).toBe('back');
});

test('a redirect to the previous page counts as going back', () => {
  const goOn = (path: string): void => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new Event('pushState'));
    requestHeadingFocus();
  };
  goOn('/app/offer');
  expect(enterDirection()).toBe('forward');
  goOn('/app/cancel-offer');
  expect(enterDirection()).toBe('forward');
  goOn('/app/offer');
  expect(enterDirection()).toBe('back');
  // The page they came back from is ahead again, however they go there.
  goOn('/app/cancel-offer');
  expect(enterDirection()).toBe('forward');
  window.history.replaceState(null, '', '/app/offer');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(enterDirection()).toBe('back');
  goOn('/app/cancel-offer');
  expect(enterDirection()).toBe('forward');
});
