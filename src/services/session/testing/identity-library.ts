import { vi } from 'vitest';
import { portalConfig } from '../../../../mock-server/mounts/portal-config';

type Answer = (error: unknown, result?: unknown) => void;

/** Records options and calls; responds only when a test does. */
export const library = {
  made: vi.fn<(options: Record<string, unknown>) => void>(),
  passwordlessStart: vi.fn<(options: unknown, answer: Answer) => void>(),
  passwordlessLogin: vi.fn<(options: unknown, answer: Answer) => void>(),
  checkSession: vi.fn<(options: unknown, answer: Answer) => void>(),
  parseHash: vi.fn<(options: unknown, answer: Answer) => void>(),
  userInfo: vi.fn<(accessToken: string, answer: Answer) => void>(),
  logout: vi.fn<(options: unknown) => void>(),
};

class WebAuth {
  readonly passwordlessStart = library.passwordlessStart;
  readonly passwordlessLogin = library.passwordlessLogin;
  readonly checkSession = library.checkSession;
  readonly parseHash = library.parseHash;
  readonly logout = library.logout;
  readonly client = { userInfo: library.userInfo };

  constructor(options: Record<string, unknown>) {
    library.made(options);
  }
}

export const CONFIGURATION = portalConfig('http://localhost:3000');

/** The worker continues with other test files, which use the real library. */
export function unload(): void {
  vi.doUnmock('auth0-js');
  vi.resetModules();
}

/** Simulates a page load at `address`, 1,000 s after the epoch. */
export async function load(address = '/', configuration: unknown = CONFIGURATION) {
  vi.resetModules();
  vi.doMock('auth0-js', () => ({ default: { WebAuth } }));
  window.history.replaceState({ kept: true }, '', address);
  const { installConfiguration } = await import('../../configuration/install-configuration');
  const { installClock } = await import('../../clock');
  installConfiguration(configuration);
  installClock(() => 1_000_000);
  return {
    ...(await import('../callback-hash')),
    ...(await import('../complete-sign-in')),
    ...(await import('../identity-client')),
    ...(await import('../passwordless')),
    ...(await import('../renew-session')),
    ...(await import('../session')),
    ...(await import('../sign-out')),
  };
}
