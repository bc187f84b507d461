// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component';

const gone = () => Promise.reject(new TypeError('Failed to fetch'));

test('a part that fails to load leaves the page intact, with or without a fallback', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const Notes = lazyComponent<{ name: string }>(gone, {
    missing: ({ name }) => <i>No {name}</i>,
  });
  const Silent = lazyComponent(gone);
  const Here = lazyComponent(() => Promise.resolve(() => <b>here</b>));
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <>
        <input defaultValue="typed" />
        <Notes name="notes" />
        <Silent />
        <Here />
      </>,
    ),
  );
  expect(page.querySelector('input')?.value).toBe('typed');
  expect(page.textContent).toBe('No noteshere');
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    '[portal] A part of the page could not be loaded',
    '[portal] A part of the page could not be loaded',
  ]);
  act(() => root.unmount());
});

test('a part whose code failed to load is loaded again when it is shown again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const load = vi.fn<() => Promise<() => ReactNode>>().mockResolvedValue(() => <b>here</b>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const OptionalSection = lazyComponent(load);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () => root.render(<OptionalSection key="offline" />));
  expect(page.textContent).toBe('');
  await act(async () => root.render(<OptionalSection key="online" />));
  expect(page.textContent).toBe('here');
  act(() => root.unmount());
});
