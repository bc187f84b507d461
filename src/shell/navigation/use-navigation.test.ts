import { expect, test } from 'vitest';
import { FLOWS } from '../../catalogue/flows';
import { findRoute } from '../../catalogue/routes';
import { pathIn, withQuery } from './use-navigation';

test('named destinations lead somewhere in every flow, not to the front page', () => {
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
