/** One-time code sent to a phone number or e-mail address. */
export interface CodeRecord {
  connection: 'sms' | 'email';
  /** Phone (E.164) or e-mail (lower case). */
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

/** What a person granted a client; tokens are issued from it. */
export interface Grant {
  sub: string;
  /** As it was granted. */
  scope: string;
  /** Null: no API was named. */
  audience: string | null;
  nonce: string | null;
  organization: string | null;
  /** When the person signed in, seconds since the epoch; null where nobody asked. */
  authTime: number | null;
}

export interface AuthorizationCode {
  code: string;
  grant: Grant;
  redirectUri: string;
  /** The PKCE code challenge (RFC 7636, S256); null where the client sent none. */
  challenge: string | null;
  expiresAt: number;
  used: boolean;
  /** The family of refresh tokens issued from this code; reuse of one revokes all. */
  family: string;
}

export interface RefreshToken {
  token: string;
  /** All refresh tokens of one sign-in share a family, and are revoked together. */
  family: string;
  grant: Grant;
  /** The absolute end of its life, ms since the epoch. */
  expiresAt: number;
  /** The end of its life when it is not used before, ms since the epoch. */
  idleUntil: number;
  used: boolean;
}

/** A person's password at the provider's own database of users. */
export interface PasswordRecord {
  sub: string;
  /** Lower case. */
  email: string;
  username: string | null;
  /** Hex digest: the password itself is kept nowhere. */
  digest: string;
  emailVerified: boolean;
  /** Further fields of the sign-up, for the claims. */
  profile: Record<string, string>;
  userMetadata: Record<string, string>;
}

/** A one-time link in an e-mail to a page of the provider. */
export interface MailTicket {
  ticket: string;
  purpose: 'reset-password' | 'verify-email';
  sub: string;
  expiresAt: number;
}

/** The calls that a captcha can guard. */
export type CaptchaFlow = 'login' | 'passwordless' | 'signup' | 'password-reset';

/** A picture that somebody was asked to read. */
export interface CaptchaRecord {
  flow: CaptchaFlow;
  answer: string;
  expiresAt: number;
}

/** A counter for a rate limit: how often something was done since a moment. */
export interface Meter {
  key: string;
  since: number;
  count: number;
}

export interface IdentityState {
  codes: CodeRecord[];
  tickets: LoginTicket[];
  /** The provider's own sessions, one to a browser, by the value of its cookie. */
  sessions: { id: string; sub: string; expiresAt: number }[];
  authorizationCodes: AuthorizationCode[];
  refreshTokens: RefreshToken[];
  passwords: PasswordRecord[];
  mailTickets: MailTicket[];
  captchas: CaptchaRecord[];
  meters: Meter[];
  /** Which of the provider's keys signs, and the oldest one that is still published; counted from 0. */
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
