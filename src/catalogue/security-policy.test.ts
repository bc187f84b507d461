import { expect, test } from 'vitest';
import { securityHeaders, securityPolicy } from './security-policy';

const CONFIGURATION = {
  api: { direct: 'https://api.example.com', proxy: 'https://vault.example.com/v1' },
  identity: { domain: 'login.example.com' },
  analytics: { endpoint: 'https://events.example.com/collect' },
  telemetry: {
    intake: 'https://rum.example.com',
    remoteConfiguration: 'https://rum.example.com/c',
  },
  scripts: {
    fingerprint: 'https://fp.example.com/a.js',
    chat: 'https://chat.example.com/widget.js',
    tagManager: 'https://tags.example.com/tm.js?id=1',
  },
} as const;

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('every address of the configuration that a page asks is in the policy, and nothing unsafe', () => {
  const policy = securityPolicy(CONFIGURATION, { fileHosts: ['https://files.example.com/u'] });
  const others = ['https://fp.example.com', 'https://chat.example.com', 'https://tags.example.com'];
  expect(directives(policy)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...others],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...others],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://api.example.com',
      'https://vault.example.com',
      'https://login.example.com',
      'https://events.example.com',
      'https://rum.example.com',
      ...others,
      'https://files.example.com',
    ],
    'frame-src': ["'self'", 'https://login.example.com', 'https://chat.example.com', 'blob:'],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
  expect(policy).not.toContain('unsafe');
});

test('the page of the card fields may be framed by the portal, and has no script of others', () => {
  const embedded = directives(securityPolicy(CONFIGURATION, { embedded: true }));
  expect(embedded['frame-ancestors']).toEqual(["'self'"]);
  expect(embedded['script-src']).toEqual(["'self'"]);
  expect(JSON.stringify(embedded)).not.toMatch(/chat|fp|tags|events|rum/);
});

test('what is not configured is not in it', () => {
  const { api, identity } = CONFIGURATION;
  const policy = securityPolicy({ api: { ...api, proxy: null }, identity, scripts: {} });
  expect(directives(policy)['script-src']).toEqual(["'self'"]);
  expect(directives(policy)['connect-src']).toEqual([
    "'self'",
    'https://api.example.com',
    'https://login.example.com',
  ]);
});

test('a captcha brings its hosts to the pages, and none to the card’s', () => {
  const hosts = ['https://js.hcaptcha.com', 'https://hcaptcha.com', 'https://*.hcaptcha.com'];
  const options = { captchas: ['hcaptcha'] } as const;
  const page = directives(securityPolicy(CONFIGURATION, options));
  for (const name of ['script-src', 'connect-src', 'frame-src']) {
    expect(page[name], name).toEqual(expect.arrayContaining(hosts));
  }
  expect(securityPolicy(CONFIGURATION, { ...options, embedded: true })).not.toContain('hcaptcha');
});

test('Trusted Types can be left to others, and browsers can be told where to report', () => {
  const policy = securityPolicy(CONFIGURATION, {
    trustedTypes: false,
    reportTo: 'https://reports.example.com/csp',
  });
  expect(policy).not.toContain('trusted-types');
  expect(directives(policy)['report-uri']).toEqual(['https://reports.example.com/csp']);
  expect(
    securityHeaders(CONFIGURATION, { reportTo: 'https://reports.example.com/csp' }),
  ).toMatchObject({ 'Reporting-Endpoints': 'portal="https://reports.example.com/csp"' });
});

test('every header that a page is sent with', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(CONFIGURATION);
  expect(policy).toBe(securityPolicy(CONFIGURATION));
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
  const card = securityHeaders(CONFIGURATION, { embedded: true });
  expect(card['X-Frame-Options']).toBe('SAMEORIGIN');
  const hidden = securityHeaders({ ...CONFIGURATION, crawling: false });
  expect(hidden).toEqual({ ...securityHeaders(CONFIGURATION), 'X-Robots-Tag': 'noindex' });
});

test('an origin of its own for the card fields may be shown by the pages named, and by nobody else', () => {
  const pages = ['https://apply.example.com', 'https://apply.other.example'];
  const configuration = {
    ...CONFIGURATION,
    cardFrame: { origin: 'https://cards.example.com', pages },
  };
  const page = directives(securityPolicy(configuration));
  expect(page['frame-src']).toContain('https://cards.example.com');
  expect(page['frame-ancestors']).toEqual(["'none'"]);
  const embedded = securityHeaders(configuration, { embedded: true });
  const card = directives(embedded['Content-Security-Policy'] ?? '');
  expect(card['frame-ancestors']).toEqual(pages);
  // X-Frame-Options could only name the same origin.
  expect(embedded).not.toHaveProperty('X-Frame-Options');
});
