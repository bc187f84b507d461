import { expect, test } from 'vitest';
import { withoutFolder } from './read-page';

test.each([
  ['/demo/app/offer?a=b', 'http://a.test/demo/', '/app/offer?a=b'],
  ['/app/offer', 'http://a.test/', '/app/offer'],
  ['/demo', 'http://a.test/demo/', '/demo'],
])(
  '%s of a copy at %s is %s for the portal, so that a snapshot opens at any copy',
  (address, base, own) => {
    expect(withoutFolder(address, base)).toBe(own);
  },
);
