// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { FIRST_PAGES } from '../catalogue/first-pages';
import { askForPlainPage, askForPlainSignIn } from './plain-page';
import { readCookie } from './storage/cookies';

test('a sign-in that stands as it begins takes nothing back that holds for every page', () => {
  const isPlain = () => readCookie(FIRST_PAGES.plainCookie) !== null;
  askForPlainSignIn(true);
  expect(isPlain()).toBe(true);
  askForPlainSignIn(false);
  expect(isPlain()).toBe(false);
  // Dark, or another brand than that of the host name.
  askForPlainPage(true);
  askForPlainSignIn(false);
  expect(isPlain()).toBe(true);
  askForPlainPage(false);
  expect(isPlain()).toBe(false);
});
