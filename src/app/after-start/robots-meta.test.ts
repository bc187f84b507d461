// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import type { ScreenId } from '../../catalogue/screens';

async function page(came: string) {
  vi.resetModules();
  const { setRobotsMeta } = await import('./robots-meta');
  const { installConfiguration } =
    await import('../../services/configuration/install-configuration');
  document.head.innerHTML = `<meta name="robots" content="${came}">`;
  return (screen: ScreenId | undefined, more: object = {}) => {
    installConfiguration({ ...portalConfig('https://portal.test'), ...more });
    setRobotsMeta(screen);
    return document.querySelector('meta')?.content;
  };
}

test('sign-in and the first item question are indexable if the deployment allows it', async () => {
  const said = await page('all');
  expect(said('offer')).toBe('noindex');
  expect(said('login')).toBe('all');
  expect(said('quick-appraisal')).toBe('all');
  expect(said('quick-appraisal-ring')).toBe('noindex');
  expect(said(undefined)).toBe('noindex');
  expect(said('login', { crawling: false })).toBe('noindex');
});

test('no screen is indexable if the page was served without permission', async () => {
  expect((await page('noindex'))('login')).toBe('noindex');
});
