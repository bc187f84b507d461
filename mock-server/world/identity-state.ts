/** Sent to a phone number or email address. */
export interface CodeRecord {
  connection: 'sms' | 'email';
  /** E.164 or lower-case email. */
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

/** Tokens are issued from this. */
export interface Grant {
  sub: string;
  scope: string;
  /** Null if no API was named. */
  audience: string | null;
  nonce: string | null;
  organization: string | null;
  /** Seconds since the epoch; null if not requested. */
  authTime: number | null;
}

export interface AuthorizationCode {
  code: string;
  grant: Grant;
  redirectUri: string;
  /** PKCE (RFC 7636, S256); null if the client sent none. */
  challenge: string | null;
  expiresAt: number;
  used: boolean;
  /** Of the refresh tokens issued from this code; reuse of one revokes all. */
  family: string;
}

export interface RefreshToken {
  token: string;
  /** Shared by all refresh tokens of one sign-in, which are revoked together. */
  family: string;
  grant: Grant;
  /** Ms since the epoch, even if used. */
  expiresAt: number;
  /** Ms since the epoch, if not used. */
  idleUntil: number;
  used: boolean;
}

/** In the provider's user database. */
export interface PasswordRecord {
  sub: string;
  /** Lower case. */
  email: string;
  username: string | null;
  /** Hex digest: the password itself is never stored. */
  digest: string;
  emailVerified: boolean;
  /** More sign-up fields, for the claims. */
  profile: Record<string, string>;
  userMetadata: Record<string, string>;
}

/** In an email, used once to open a page of the provider. */
export interface MailTicket {
  ticket: string;
  purpose: 'reset-password' | 'verify-email';
  sub: string;
  expiresAt: number;
}

/** A captcha can protect these calls. */
export type CaptchaFlow = 'login' | 'passwordless' | 'signup' | 'password-reset';

export interface CaptchaRecord {
  flow: CaptchaFlow;
  answer: string;
  expiresAt: number;
}

/** Counts for a rate limit. */
export interface Meter {
  key: string;
  since: number;
  count: number;
}

export interface IdentityState {
  codes: CodeRecord[];
  tickets: LoginTicket[];
  /** One per browser; `id` is the cookie value. */
  sessions: { id: string; sub: string; expiresAt: number }[];
  authorizationCodes: AuthorizationCode[];
  refreshTokens: RefreshToken[];
  passwords: PasswordRecord[];
  mailTickets: MailTicket[];
  captchas: CaptchaRecord[];
  meters: Meter[];
  /** Index of the signing key and the oldest published one. */
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
