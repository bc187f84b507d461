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

test('the policy contains exactly the configured addresses and nothing unsafe', () => {
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

test('only the portal may frame the card page, which has no third-party scripts', () => {
  const embedded = directives(securityPolicy(CONFIGURATION, { embedded: true }));
  expect(embedded['frame-ancestors']).toEqual(["'self'"]);
  expect(embedded['script-src']).toEqual(["'self'"]);
  expect(JSON.stringify(embedded)).not.toMatch(/chat|fp|tags|events|rum/);
});

test("the policy omits what isn't configured", () => {
  const { api, identity } = CONFIGURATION;
  const policy = securityPolicy({ api: { ...api, proxy: null }, identity, scripts: {} });
  expect(directives(policy)['script-src']).toEqual(["'self'"]);
  expect(directives(policy)['connect-src']).toEqual([
    "'self'",
    'https://api.example.com',
    'https://login.example.com',
  ]);
});

test('captcha hosts are in the policy of pages but not of the card page', () => {
  const hosts = ['https://js.hcaptcha.com', 'https://hcaptcha.com', 'https://*.hcaptcha.com'];
  const options = { captchas: ['hcaptcha'] } as const;
  const page = directives(securityPolicy(CONFIGURATION, options));
  for (const name of ['script-src', 'connect-src', 'frame-src']) {
    expect(page[name], name).toEqual(expect.arrayContaining(hosts));
  }
  expect(securityPolicy(CONFIGURATION, { ...options, embedded: true })).not.toContain('hcaptcha');
});

test('Trusted Types can be disabled, and a report endpoint set', () => {
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

test('securityHeaders returns every header of a page', () => {
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

test('a separate card origin can be framed only by the configured pages', () => {
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
  // X-Frame-Options can't name other origins.
  expect(embedded).not.toHaveProperty('X-Frame-Options');
});
