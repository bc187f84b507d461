/** A one-time code sent to a phone number or email address. */
export interface CodeRecord {
  connection: 'sms' | 'email';
  /** Phone (E.164) or email (lower case). */
  to: string;
  code: string;
  sentAt: number;
  expiresAt: number;
  wrongTries: number;
  used: boolean;
}

export interface LoginTicket {
  ticket: string;
  sub: string;
  expiresAt: number;
  used: boolean;
}

/** A person's grant to a client, from which tokens are issued. */
export interface Grant {
  sub: string;
  /** The granted scope. */
  scope: string;
  /** Null if no API was named. */
  audience: string | null;
  nonce: string | null;
  organization: string | null;
  /** When the person signed in, seconds since the epoch; null if not requested. */
  authTime: number | null;
}

export interface AuthorizationCode {
  code: string;
  grant: Grant;
  redirectUri: string;
  /** The PKCE code challenge (RFC 7636, S256); null if the client sent none. */
  challenge: string | null;
  expiresAt: number;
  used: boolean;
  /** The family of refresh tokens issued from this code; reuse of one revokes all. */
  family: string;
}

export interface RefreshToken {
  token: string;
  /** Shared by all refresh tokens of one sign-in, which are revoked together. */
  family: string;
  grant: Grant;
  /** Absolute expiry, ms since the epoch. */
  expiresAt: number;
  /** Expiry if it isn't used before, ms since the epoch. */
  idleUntil: number;
  used: boolean;
}

/** A password in the provider's user database. */
export interface PasswordRecord {
  sub: string;
  /** Lower case. */
  email: string;
  username: string | null;
  /** Hex digest: the password itself is never stored. */
  digest: string;
  emailVerified: boolean;
  /** Further sign-up fields, for the claims. */
  profile: Record<string, string>;
  userMetadata: Record<string, string>;
}

/** A one-time link in an email to a page of the provider. */
export interface MailTicket {
  ticket: string;
  purpose: 'reset-password' | 'verify-email';
  sub: string;
  expiresAt: number;
}

/** Calls that a captcha can protect. */
export type CaptchaFlow = 'login' | 'passwordless' | 'signup' | 'password-reset';

/** An open captcha. */
export interface CaptchaRecord {
  flow: CaptchaFlow;
  answer: string;
  expiresAt: number;
}

/** A counter for a rate limit, with its start. */
export interface Meter {
  key: string;
  since: number;
  count: number;
}

export interface IdentityState {
  codes: CodeRecord[];
  tickets: LoginTicket[];
  /** The provider's sessions, one per browser, by cookie value. */
  sessions: { id: string; sub: string; expiresAt: number }[];
  authorizationCodes: AuthorizationCode[];
  refreshTokens: RefreshToken[];
  passwords: PasswordRecord[];
  mailTickets: MailTicket[];
  captchas: CaptchaRecord[];
  meters: Meter[];
  /** The signing key and the oldest published one, counted from 0. */
  keys: { current: number; oldest: number };
}

export function freshIdentity(): IdentityState {
  return {
    codes: [],
    tickets: [],
    sessions: [],
    authorizationCodes: [],
    refreshTokens: [],
    passwords: [],
    mailTickets: [],
    captchas: [],
    meters: [],
    keys: { current: 0, oldest: 0 },
  };
}
