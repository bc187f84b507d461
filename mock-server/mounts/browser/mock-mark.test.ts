// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markAsMock } from './mock-mark';

test('a public deployment is labeled as a mock', () => {
  document.body.innerHTML = '<div id="root"></div>';
  markAsMock('demo.example.com', document.body);
  const mark = document.body.firstElementChild;
  expect(mark?.getAttribute('aria-label')).toBe('Test environment');
  expect(mark?.textContent).toContain('Nothing you type here is an application');
});

test('a mock on localhost has no label', () => {
  document.body.innerHTML = '<div id="root"></div>';
  markAsMock('w-1.localhost', document.body);
  expect(document.querySelector('aside')).toBeNull();
});
