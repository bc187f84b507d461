import { expect, test } from 'vitest';
import { asCurl } from './as-curl';

test('a request becomes a curl command without secrets', async () => {
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

test.each([
  'access_token',
  'id_token',
  'refresh_token',
  'password',
  'otp',
  'client_secret',
  'credential_ticket',
])('a curl body omits its %s', async (name) => {
  const request = new Request('http://portal.test/idp/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [name]: 'Secret-1', scope: 'openid' }),
  });
  const line = await asCurl(request);
  expect(line).toContain(`'{"${name}":"***","scope":"openid"}'`);
});

test('codes in an address and file contents are omitted', async () => {
  const verify = new Request('http://portal.test/idp/verify?code=1&scope=a');
  expect(await asCurl(verify)).toBe(`curl 'http://portal.test/idp/verify?code=***&scope=a'`);
  const sent = new Request('http://portal.test/files/1', {
    method: 'PUT',
    body: new Uint8Array(2),
  });
  expect(await asCurl(sent)).toBe(`curl -X PUT 'http://portal.test/files/1'`);
});
