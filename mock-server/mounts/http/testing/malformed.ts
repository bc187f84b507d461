/** Numbers in [0, 1): the same seed gives the same requests. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'TRACE', 'BREW', ''];

const PATHS = [
  '/graphql',
  '/secure/graphql',
  '/graphql/',
  '/idp/authorize',
  '/idp/oauth/token',
  '/idp/passwordless/start',
  '/idp/co/authenticate',
  '/idp/userinfo',
  '/idp/v2/logout',
  '/idp/dbconnections/signup',
  '/idp/.well-known/jwks.json',
  '/idp/%2e%2e/%2e%2e/etc/passwd',
  '/idp/__proto__',
  '/bank/confirm',
  '/events',
  '/telemetry/rum',
  '/files/home_light/privacy-notice.pdf',
  '/files/../../etc/passwd',
  '/files/uploads/x',
  '/files/photos/%00',
  '/__mock/state',
  '/__mock/seed',
  '/__mock/faults',
  '/__mock/clock',
  '/__mock/event',
  '/__mock/plant',
  '/__mock/constructor',
  '/config.json',
  '/%',
  '/%ff%fe',
  '//evil.example/graphql',
  'http://evil.example/graphql',
  '*',
  '',
];

const QUERIES = [
  '',
  '?',
  '?seed=v1.x.y',
  '?client_id=portal-client&response_type=token%20id_token&redirect_uri=%00',
  '?client_id[]=a&client_id=b',
  `?state=${'x'.repeat(3000)}`,
  '?%',
  '?__proto__[a]=1',
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'text/plain',
  '',
  '\u00e9/\u00e9',
];

const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '0',
  '"x"',
  '{}',
  '{"query":null}',
  '{"query":"{ __typename "}',
  '{"query":"{ currentUser { id } }","variables":[]}',
  '{"query":"query($a: Int!) { __typename }","variables":{"a":1e999}}',
  '{"query":"mutation { acceptCreditOffer(creditApplicationId: \\"\\") { id } }"}',
  `{"query":"${'{a'.repeat(2000)}"}`,
  `${'['.repeat(20_000)}`,
  '{"seed":{}}',
  '{"faults":[1]}',
  '{"now":"x","advance":{}}',
  '{"event":"__proto__"}',
  '{"grant_type":"authorization_code","code":{}}',
  'grant_type=password&username=%ff&password=',
  'client_id=portal-client&connection=sms&phone_number=%00',
  '{"client_id":["portal-client"],"email":{"a":1}}',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '\ud800',
  '\u0000\u0001\u0002',
];

const HEADERS = [
  [],
  ['Authorization: Bearer a.b.c'],
  ['Authorization: Bearer ' + 'x'.repeat(4000)],
  ['Cookie: portal_idp=%; portal_idp=;;;'],
  ['Origin: null', 'Sec-Fetch-Site: cross-site'],
  ['X-Mock-World: ../..'],
  ['Accept: text/html;q=x, */*;q=-1'],
  ['Range: bytes=9-1', 'If-None-Match: *'],
  ['Content-Encoding: gzip'],
  ['Transfer-Encoding: chunked'],
  ['Upgrade: websocket', 'Connection: Upgrade'],
  ['Expect: 100-continue'],
  ['Expect: something'],
  [': no name'],
  ['Bad Header: x'],
] as const;

const HOSTS = [
  'Host: localhost',
  'Host: a.localhost:1',
  'Host: ',
  'Host: [::1',
  '',
  'Host: a\r\nHost: b',
];

/** Raw text as sent over the connection; each request asks to close it. */
export function malformedRequests(count: number, seed = 1): string[] {
  const next = sequence(seed);
  const one = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(next() * values.length)];
  return Array.from({ length: count }, () => {
    const body = one(BODIES) ?? '';
    const length = next() < 0.85 ? [`Content-Length: ${String(Buffer.byteLength(body))}`] : [];
    const version = next() < 0.95 ? 'HTTP/1.1' : (one(['HTTP/1.0', 'HTTP/9.9', 'HTTP', '']) ?? '');
    const host = next() < 0.85 ? 'Host: localhost' : (one(HOSTS) ?? '');
    const lines = [
      `${one(METHODS) ?? ''} ${one(PATHS) ?? ''}${one(QUERIES) ?? ''} ${version}`,
      ...(host === '' ? [] : [host]),
      `Content-Type: ${one(TYPES) ?? ''}`,
      ...(one(HEADERS) ?? []),
      ...length,
      'Connection: close',
    ];
    return `${lines.join('\r\n')}\r\n\r\n${body}`;
  });
}
