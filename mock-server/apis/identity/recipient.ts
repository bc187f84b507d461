import { isEmail } from '../../../src/catalogue/identifiers';
import { normalizeEmail, normalizeText } from '../../../src/catalogue/normalize-text';

/** Also the realm of the sign-in. */
export type Connection = 'sms' | 'email';

/** Identifies a person: E.164 or lower-case email address. */
export interface Recipient {
  readonly connection: Connection;
  readonly to: string;
}

export function isConnection(value: string | undefined): value is Connection {
  return value === 'sms' || value === 'email';
}

function readPhone(text: string): string | undefined {
  const digits = normalizeText(text).replace(/[ ().-]/g, '');
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  if (/^[2-9]\d{9}$/.test(digits)) return `+1${digits}`;
  return /^1[2-9]\d{9}$/.test(digits) ? `+${digits}` : undefined;
}

function readEmail(text: string): string | undefined {
  const email = normalizeEmail(text).toLowerCase();
  return email.length <= 320 && isEmail(email) ? email : undefined;
}

/** Undefined for anything but a phone number or email address. */
export function parseRecipient(
  connection: Connection,
  text: string | undefined,
): Recipient | undefined {
  if (text === undefined) return undefined;
  const to = connection === 'sms' ? readPhone(text) : readEmail(text);
  return to === undefined ? undefined : { connection, to };
}
