// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { FLOWS } from '../../catalogue/flows';
import { findRoute } from '../../catalogue/routes';
import { BrandContext } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { followNavigation } from '../screen/navigation-direction';
import { pathIn, useNavigation, withQuery, type Navigation } from './use-navigation';

test('named destinations have a path in every flow', () => {
  for (const flow of FLOWS) {
    for (const destination of [
      'app',
      'login',
      'personal-info',
      'quick-appraisal',
      'offer',
    ] as const) {
      const path = pathIn(flow, destination);
      expect(path, `${destination} in ${flow}`).not.toBe('/');
      expect(findRoute(path), path).toBeDefined();
    }
  }
  expect(pathIn('item', 'personal-info')).toBe('/app/personal-info');
  expect(pathIn('home', 'quick-appraisal')).toBe('/quick-appraisal');
});

test('query parameters are appended; undefined ones are left out', () => {
  expect(withQuery('/app/offer', { ended: 'yes', other: undefined })).toBe('/app/offer?ended=yes');
});

test('a screen that the user has left does not navigate when its request ends', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/app/settings');
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' } as const;
  let navigation: Navigation | undefined;
  function Screen() {
    navigation = useNavigation();
    return null;
  }
  const stop = followNavigation();
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(BrandContext, { value: brand }, createElement(Screen))));
  act(() => navigation?.goTo('login'));
  expect(window.location.pathname).toBe('/login');
  act(() => root.unmount());
  navigation?.goTo('quick-appraisal');
  navigation?.goByStatus('OFFER_ACCEPTED');
  expect(window.location.pathname).toBe('/login');
  stop();
  vi.unstubAllGlobals();
});
