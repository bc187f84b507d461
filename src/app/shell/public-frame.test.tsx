// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { clearSession, storeSession } from '../../services/session/session';
import { PublicFrame } from './public-frame';

const container = document.body.appendChild(document.createElement('div'));
const brand = { ...(await loadBrand('pesto_item')), id: 'pesto_item' as const };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(clearSession);

async function logInFrom(address: string): Promise<string | null> {
  window.history.replaceState(null, '', address);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <BrandContext value={brand}>
        <PublicFrame>
          <main />
        </PublicFrame>
      </BrandContext>,
    ),
  );
  const link = [...container.querySelectorAll('header a')].find(
    ({ textContent }) => textContent === 'Sign In',
  );
  act(() => root.unmount());
  return link?.getAttribute('href') ?? null;
}

test("the header's login link returns visitors to their page", async () => {
  expect(await logInFrom('/quick-appraisal?utm_source=a')).toBe(
    '/login?returnTo=%2Fquick-appraisal%3Futm_source%3Da',
  );
  expect(await logInFrom('/login')).toBeNull();
});

test('signed-in users see no login link', async () => {
  storeSession({ accessToken: 'a.b.c', expiresIn: 60 });
  expect(await logInFrom('/quick-appraisal')).toBeNull();
});
