// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../services/configuration/configuration-error';
import { BootProblem, describeBootFailure } from './boot-problem';

const container = document.body.appendChild(document.createElement('div'));

afterEach(() => vi.unstubAllGlobals());

test("a page that can't start shows the message first, then brand and help", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/?program=trovy');
  const root = createRoot(container);
  act(() => root.render(<BootProblem title="The portal is not configured" lines={['No file']} />));
  expect(container.querySelector('main')?.textContent).toBe(
    'The portal is not configuredNo fileRefresh Page',
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(container.querySelector('header img')).not.toBeNull();
  });
  expect(container.querySelector('header img')?.getAttribute('alt')).toBe('Trovy');
  expect(container.querySelector('h1')?.textContent).toBe('The portal is not configured');
  expect(document.title).toBe('The portal is not configured');
  expect(container.textContent).toMatch(/Need help\? Call 1-800-555-\d{4} or email help@trovy/);
  expect(document.documentElement.dataset['program']).toBe('trovy');
  act(() => root.unmount());
});

test('a failed start is explained and logged', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(describeBootFailure(new Error('No brand'))).toEqual({
    title: 'Unexpected Error',
    lines: ['An unexpected error has occurred', 'No brand'],
  });
  expect(describeBootFailure(new ConfigurationError(['No audience']))).toEqual({
    title: 'The portal is not configured',
    lines: ['No audience'],
  });
  expect(logged.mock.calls.map(([first, second]) => [first, second])).toEqual([
    ['[portal] The portal could not start', { message: 'No brand' }],
    ['[portal] The configuration cannot be used', { problems: ['No audience'] }],
  ]);
});

test('without a brand in the address the last shown one is used', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/');
  localStorage.setItem('program', 'trovy');
  const root = createRoot(container);
  act(() => root.render(<BootProblem title="The portal is not configured" lines={['No file']} />));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(container.querySelector('header img')?.getAttribute('alt')).toBe('Trovy');
  });
  act(() => root.unmount());
  localStorage.clear();
});
