// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorScreen, RouterFallback } from '../../src/app/routing/error-screens';
import { startPortal } from '../../src/app/boot/start-portal';
import { PortalFooter } from '../../src/app/shell/portal-footer';
import { BrandContext, type CurrentBrand } from '../../src/domain/program/use-brand';
import { useNavigation } from '../../src/shell/navigation/use-navigation';
import { PROGRAM_IDS, type ProgramId } from '../../src/catalogue/programs';
import { loadBrand } from '../../src/programs/registry';
import { noteScreen } from '../../src/services/analytics/track';
import { followColorScheme } from '../../src/services/color-scheme';
import { installConfiguration } from '../../src/services/configuration/install-configuration';
import { Dialog } from '../../src/ui/dialog';
import { showToast, Toaster } from '../../src/ui/toaster';
import { SPEC } from './spec-table';

// Logo, illustration and help are added a moment later; the specification is about the state
// before.
vi.mock('../../src/app/shell/problem-frame', () => ({
  problemFrame: () => new Promise<never>(() => undefined),
}));

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  installConfiguration({
    api: { direct: 'https://api.portal.test', proxy: null, path: '/graphql' },
    identity: { domain: 'id.portal.test', clientId: 'portal-client', audience: 'api' },
    filesHost: 'https://files.portal.test',
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  act(() => root.unmount());
  // Exit animations end a moment later.
  if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  document.body.replaceChildren();
});

const brandOf = async (id: ProgramId): Promise<CurrentBrand> => ({ ...(await loadBrand(id)), id });

async function show(node: ReactNode, id: ProgramId = 'home_light'): Promise<void> {
  const brand = await brandOf(id);
  await act(async () => root.render(<BrandContext value={brand}>{node}</BrandContext>));
}

const textOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe('the error screen (spec 2)', () => {
  test('shows its text', async () => {
    await show(<ErrorScreen />);
    const { heading, message, button, link } = SPEC.errorScreen;
    expect([textOf('h1'), textOf('p'), textOf('button'), textOf('a')]).toEqual([
      [heading],
      [message],
      [button],
      [link],
    ]);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
  });

  test('shows its own message if there is one', async () => {
    await show(<ErrorScreen message="The lights went out" />);
    expect(textOf('p')).toEqual(['The lights went out']);
  });

  test('of the routing layer shows status and message', async () => {
    await show(<RouterFallback status="404" message="Not Found" />);
    expect(textOf('h1')).toEqual([SPEC.routerFallback]);
    expect(textOf('p')).toEqual(['404: Not Found']);
  });
});

function Back() {
  const { goBack } = useNavigation();
  return <button onClick={goBack}>Back</button>;
}

test('Back goes back in history (spec 2)', async () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
  window.history.pushState(null, '', '/app/settings');
  await show(<Back />);
  act(() => document.querySelector('button')?.click());
  expect(back).toHaveBeenCalledTimes(1);
});

describe('a modal (spec 2)', () => {
  const clickOutside = async (): Promise<void> => {
    // Its container covers the window.
    const outside = document.querySelector('[role=dialog]')?.parentElement;
    // Ark UI listens for clicks a moment after the dialog opened.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        outside?.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
      }
      await vi.advanceTimersByTimeAsync(1000);
    });
  };

  test.each([
    [false, 1],
    [true, 0],
  ])('that is blocking (%s) is closed %i times by a click outside', async (blocking, times) => {
    vi.useFakeTimers();
    const onClose = vi.fn<() => void>();
    await show(
      <Dialog open title="A question" onClose={onClose} blocking={blocking}>
        Yes or no
      </Dialog>,
    );
    await clickOutside();
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});

test('at most two toasts are shown, each for 5 s (spec 9)', async () => {
  vi.useFakeTimers();
  await show(<Toaster />);
  for (const title of ['One', 'Two', 'Three']) act(() => showToast({ title }));
  const shown = () =>
    document.querySelectorAll('[aria-label^="Notifications"] > [data-part="root"]').length;
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(shown()).toBe(SPEC.toast.max);
  await act(() => vi.advanceTimersByTimeAsync(SPEC.toast.duration - 500));
  expect(shown()).toBe(SPEC.toast.max);
  // The third one waited for a free place.
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shown()).toBe(1);
});

describe.each(PROGRAM_IDS)('%s', (id) => {
  test('links every available document in the footer (spec 1, 3)', async () => {
    await show(<PortalFooter />, id);
    const { legalLinks } = await brandOf(id);
    const given = SPEC.legalLinks.filter((key) => legalLinks[key] !== undefined);
    expect(document.querySelectorAll('footer a[href$=".pdf"]')).toHaveLength(given.length);
    expect(textOf('footer a').join()).toContain('Privacy Policy');
  });

  test('sets its title and favicon, in light colors (spec 1, 9)', async () => {
    localStorage.setItem('program', id);
    document.head.innerHTML = '<link rel="icon" href="/none.svg">';
    const brand = await brandOf(id);
    // The entry script does this before rendering; the device is in dark mode.
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
    followColorScheme();
    const ignore = () => undefined;
    const nowhere = { prerendered: undefined, render: ignore, hydrate: ignore };
    await startPortal(nowhere, Promise.resolve());
    noteScreen('login');
    await vi.waitFor(() =>
      expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(brand.favicon),
    );
    expect(document.title).toBe(brand.meta.title);
    expect(document.documentElement.dataset).toMatchObject({
      program: id,
      colorScheme: SPEC.colorScheme,
    });
  });
});
