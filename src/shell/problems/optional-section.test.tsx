// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Read } from '../../services/data/use-read';
import { OptionalSection } from './optional-section';

test("a part that can't be read is named and can be retried in place", () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const refetch = vi.fn<() => Promise<string | null>>().mockResolvedValue(null);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (read: Omit<Read<string>, 'refetch'>): string => {
    act(() =>
      root.render(
        <OptionalSection read={{ ...read, refetch }} missing="We can’t show your parcel right now.">
          {(value) => <p>{value}</p>}
        </OptionalSection>,
      ),
    );
    return place.textContent;
  };
  const button = () => place.querySelector('button');
  const failed = { value: null, loading: false, problem: { kind: 'failed' } } as const;
  const reading = { value: null, loading: true, problem: null };
  const said =
    'We can’t load this right nowSomething went wrong on our side. Your information is saved.We can’t show your parcel right now.';

  expect(show(reading)).toBe('');
  expect(show(failed)).toBe(`${said}Try Again`);
  const before = button();
  act(() => before?.click());
  expect(refetch).toHaveBeenCalledTimes(1);
  // Problem and button stay; the button is busy.
  expect(show({ ...failed, loading: true })).toContain(said);
  expect(button()).toBe(before);
  expect(before?.getAttribute('aria-busy')).toBe('true');
  expect(show({ ...failed, problem: { kind: 'offline' } })).toMatch(/^You’re offline.*your parcel/);
  expect(show({ value: 'Here it is', loading: false, problem: null })).toBe('Here it is');
  expect(show({ ...failed, value: 'Here it is' })).toBe('Here it is');
  // Without content to read, nothing failed.
  expect(show({ ...reading, loading: false })).toBe('');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
