// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { useUnsupportedState, type UnsupportedState } from './use-unsupported-state';

const FORM = '/app/application/personal-info';
const EXPLAINED = '/app/application/status/dont-operate-in-state?state=TX';

let root: Root;
const found: { current: UnsupportedState | null } = { current: null };

function Probe({ onFile }: { readonly onFile: string | null }) {
  const way = useUnsupportedState(onFile);
  useEffect(() => {
    found.current = way;
  });
  return null;
}

async function open(path: string, onFile: string | null = null): Promise<void> {
  act(() => history.replaceState(null, '', path));
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' } as const;
  await act(async () =>
    root.render(
      <BrandContext value={brand}>
        <Probe onFile={onFile} />
      </BrandContext>,
    ),
  );
}

function leaves(state: string): boolean | undefined {
  let left: boolean | undefined;
  act(() => {
    left = found.current?.leave(state);
  });
  return left;
}

const place = (): string => location.pathname + location.search;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test('a state without the program opens the screen that names it', async () => {
  await open(FORM);
  expect(leaves('OR')).toBe(false);
  expect(place()).toBe(FORM);
  expect(leaves('TX')).toBe(true);
  expect(place()).toBe(EXPLAINED);
});

test('the state on file is checked first, unless the user came to change it', async () => {
  const entries = history.length;
  await open(FORM, 'TX');
  expect(place()).toBe(EXPLAINED);
  expect(history.length, 'back does not lead there again').toBe(entries);
  await open(`${FORM}?change=state`, 'TX');
  expect(found.current?.changes).toBe(true);
});
