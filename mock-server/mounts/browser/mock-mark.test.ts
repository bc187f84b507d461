// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markAsMock } from './mock-mark';

test('a copy that others can open says what it is, above everything', () => {
  document.body.innerHTML = '<div id="root"></div>';
  markAsMock('demo.example.com', document.body);
  const mark = document.body.firstElementChild;
  expect(mark?.getAttribute('aria-label')).toBe('Test environment');
  expect(mark?.textContent).toContain('Nothing you type here is an application');
});

test('a copy on this machine says it on the sign-in screen alone', () => {
  document.body.innerHTML = '<div id="root"></div>';
  markAsMock('w-1.localhost', document.body);
  expect(document.querySelector('aside')).toBeNull();
});
