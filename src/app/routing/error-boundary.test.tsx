// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext, type CurrentBrand } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { AppErrorBoundary } from './error-boundary';
import { installRecovery } from '../../services/load-code';
import { guarded, loadRoute } from './route-load-error';

let root: Root;
let brand: CurrentBrand;
let thrown: unknown = null;

function Page() {
  if (thrown instanceof Error) throw thrown;
  return <h1>Your offer</h1>;
}

const heading = () => document.querySelector('h1')?.textContent;
const show = () =>
  act(() =>
    root.render(
      <BrandContext value={brand}>
        <AppErrorBoundary>
          <Page />
        </AppErrorBoundary>
      </BrandContext>,
    ),
  );

beforeEach(async () => {
  brand = { ...(await loadBrand('home_light')), id: 'home_light' };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  thrown = null;
  act(() => root.unmount());
  document.body.replaceChildren();
});

const chunk = 'https://portal.test/assets/verify-info-1a2b3c.js';

test.each([
  ['Unexpected Error', async () => new Error('broken')],
  [
    'Unexpected Application Error!',
    async () =>
      loadRoute(() => Promise.reject(new TypeError(`Failed to fetch ${chunk}`))).catch(
        (error: unknown) => error,
      ),
  ],
  [
    'Unexpected Application Error!',
    async () => {
      try {
        return guarded(() => {
          throw new TypeError(`no status in ${chunk}`);
        });
      } catch (error) {
        return error;
      }
    },
  ],
])('%s is logged, and the error screen closes on Back', async (title, error) => {
  thrown = await error();
  show();
  expect(heading()).toBe(title);
  // Brand and help load separately.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.querySelector('header img')).not.toBeNull();
  });
  expect(heading()).toBe(title);
  expect(document.querySelector('header img')?.getAttribute('alt')).toBe(brand.texts.programName);
  expect(document.querySelector('main')?.textContent).toContain(brand.texts.customerSupport.phone);
  expect(console.error).toHaveBeenCalledWith(
    '[portal] Rendering failed',
    expect.objectContaining({ message: (thrown as Error).message }),
  );
  expect(document.body.textContent).not.toContain('portal.test');
  thrown = null;
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(heading()).toBe('Your offer');
});

test('shows no error while the page reloads to get missing code', async () => {
  installRecovery(() => Promise.resolve(true));
  thrown = await loadRoute(() => Promise.reject(new TypeError('Failed to fetch'))).catch(
    (error: unknown) => error,
  );
  installRecovery(() => Promise.resolve(false));
  show();
  expect(heading()).toBeUndefined();
  expect(document.body.textContent).toContain('Loading');
  expect(console.error).not.toHaveBeenCalledWith('[portal] Rendering failed', expect.anything());
});
