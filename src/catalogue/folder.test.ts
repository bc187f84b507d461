import { expect, test, vi } from 'vitest';

async function paths(folder: string) {
  vi.stubGlobal('__FOLDER__', folder);
  vi.resetModules();
  return import('./folder');
}

test('a host path in a folder converts to a portal path and back', async () => {
  const { hostPath, portalPath } = await paths('/demo');
  expect(hostPath('/app/offer')).toBe('/demo/app/offer');
  expect(portalPath('/demo/app/offer')).toBe('/app/offer');
  expect(portalPath('/demo/')).toBe('/');
  expect(portalPath('/demonstration/app')).toBe('/demonstration/app');
});

test('at the root of a host both paths are the same', async () => {
  const { hostPath, portalPath } = await paths('');
  expect(hostPath('/app/offer')).toBe('/app/offer');
  expect(portalPath('/app/offer')).toBe('/app/offer');
});
