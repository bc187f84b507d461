// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { installConfiguration } from '../../services/configuration/configuration';
import { tellCrawlers } from './crawling';

beforeEach(() => {
  vi.stubGlobal('__MOCK__', false);
  document.head.innerHTML = '<meta name="robots" content="all">';
});

const said = (screen: Parameters<typeof tellCrawlers>[0], more: object = {}) => {
  installConfiguration({ ...portalConfig('https://portal.test'), ...more });
  tellCrawlers(screen);
  return document.querySelector('meta')?.content;
};

test('searches may name the sign-in and the first question about an item, where the deployment lets them', () => {
  expect(said('login')).toBe('all');
  expect(said('offer')).toBe('noindex');
  expect(said('quick-appraisal')).toBe('all');
  expect(said('quick-appraisal-ring')).toBe('noindex');
  expect(said(undefined)).toBe('noindex');
  expect(said('login', { crawling: false })).toBe('noindex');
  vi.stubGlobal('__MOCK__', true);
  expect(said('login')).toBe('noindex');
});
