import { expect, test, vi } from 'vitest';
import { removeForeignCookie } from './cookies';

test('a third-party cookie is removed from the host and each parent domain', () => {
  const written: string[] = [];
  vi.stubGlobal('window', { location: new URL('https://apply.lender.example/app') });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  removeForeignCookie('_ga');
  expect(written).toEqual([
    '_ga=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    '_ga=; Max-Age=0; Path=/; Domain=apply.lender.example',
    '_ga=; Max-Age=0; Path=/; Domain=lender.example',
  ]);
});
