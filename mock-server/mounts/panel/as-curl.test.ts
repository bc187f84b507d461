import { expect, test } from 'vitest';
import { asCurl } from './as-curl';

test('a request is a line for the shell, without what opens an account', async () => {
  const request = new Request('http://portal.test/graphql', {
    method: 'POST',
    headers: {
      authorization: 'Bearer abc.def.ghi',
      'content-type': 'application/json',
      'sec-fetch-mode': 'cors',
    },
    body: JSON.stringify({ query: "it's", otp: '123456' }),
  });
  expect(await asCurl(request)).toBe(
    `curl -X POST 'http://portal.test/graphql' -H "authorization: Bearer $TOKEN" ` +
      `-H 'content-type: application/json' --data-raw '{"query":"it'\\''s","otp":"***"}'`,
  );
});

test('codes in an address are left out, and bytes of a file', async () => {
  const asked = new Request('http://portal.test/idp/verify?code=1&scope=a');
  expect(await asCurl(asked)).toBe(`curl 'http://portal.test/idp/verify?code=***&scope=a'`);
  const sent = new Request('http://portal.test/files/1', {
    method: 'PUT',
    body: new Uint8Array(2),
  });
  expect(await asCurl(sent)).toBe(`curl -X PUT 'http://portal.test/files/1'`);
});
