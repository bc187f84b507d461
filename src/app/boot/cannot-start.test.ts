// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showStartError } from './cannot-start';

test('a failed first script leaves a message and a button', () => {
  const reload = vi.fn<() => void>();
  document.body.innerHTML = '<div id="root"></div>';
  showStartError(reload);
  expect(document.querySelector('#root > main > h1')?.textContent).toBe('Unexpected Error');
  expect(document.querySelector('p')?.textContent).toBe('An unexpected error has occurred');
  expect(document.title).toBe('Unexpected Error');
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Refresh Page');
  button?.click();
  expect(reload).toHaveBeenCalledOnce();
});
