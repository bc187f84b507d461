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
  const contentOf = await page('all');
  expect(contentOf('offer')).toBe('noindex');
  expect(contentOf('login')).toBe('all');
  expect(contentOf('quick-appraisal')).toBe('all');
  expect(contentOf('quick-appraisal-ring')).toBe('noindex');
  expect(contentOf(undefined)).toBe('noindex');
  expect(contentOf('login', { crawling: false })).toBe('noindex');
});

test('no screen is indexable if the page was served without permission', async () => {
  expect((await page('noindex'))('login')).toBe('noindex');
});
