// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext, type CurrentBrand } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { installConfiguration } from '../../services/configuration/install-configuration';
import { installDevExtensions } from '../../services/dev-extensions';
import { AdminDebugger } from './admin-debugger';

let root: Root;
let brand: CurrentBrand;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  brand = { ...(await loadBrand('home_light')), id: 'home_light' };
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  installDevExtensions({});
  act(() => root.unmount());
  document.body.replaceChildren();
});

async function show(options: { readonly debugger: boolean }): Promise<void> {
  installConfiguration({
    api: { direct: 'https://api.example.com', proxy: null, path: '/graphql' },
    identity: { domain: 'login.example.com', clientId: 'a', audience: 'b' },
    filesHost: 'https://files.example.com',
    ...options,
  });
  await act(async () => {
    root.render(
      <BrandContext value={brand}>
        <AdminDebugger initiallyOpen />
      </BrandContext>,
    );
    await import('./developer-tools');
  });
}

function drawer(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role=dialog]');
  if (!found) throw new Error('There is no drawer.');
  return found;
}

const headings = () => [...drawer().querySelectorAll('h3')].map((heading) => heading.textContent);

test('a development build without the mock shows its tools if the configuration enables them', async () => {
  await show({ debugger: true });
  expect(headings()).toEqual([
    'Program',
    'Test card',
    'Tracking',
    'Analytics events',
    'Session replay',
    'Last 20 log lines',
  ]);
});

test.each([
  ['says nothing of tracking', {}, 'true'],
  ['lets it track', { tracksInDevelopment: true }, 'false'],
] as const)(
  'where boot %s the switch stores that it was used',
  async (_name, extensions, switched) => {
    installDevExtensions(extensions);
    await show({ debugger: true });
    const tracking = drawer().querySelector<HTMLInputElement>('[role=switch]');
    for (const stored of [switched, null]) {
      await act(async () => tracking?.click());
      expect(localStorage.getItem('development_tracking')).toBe(stored);
    }
  },
);

test('a disabled recording button says what it needs', async () => {
  await show({ debugger: true });
  const button = [...drawer().querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Record This Session',
  );
  expect(drawer().textContent).not.toContain('Nothing can be recorded');
  act(() => button?.click());
  expect(
    [...drawer().querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
  ).toContain(
    'Nothing can be recorded: that needs the performance category, tracking in dev mode and the worker.',
  );
});

test('the drawer is empty without that key', async () => {
  await show({ debugger: false });
  expect(headings()).toEqual([]);
  expect(drawer().textContent).toContain('There is nothing to debug in this build.');
});
