/** How a one-time code travels; also the realm of the sign-in. */
export type Connection = 'sms' | 'email';

/** Where codes are sent to, and by which people are known: E.164 or lower-case e-mail address. */
export interface Recipient {
  readonly connection: Connection;
  readonly to: string;
}

/** Whether `value` names a passwordless connection. */
export function isConnection(value: string | undefined): value is Connection {
  return value === 'sms' || value === 'email';
}

function normalizePhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  if (/^[2-9]\d{9}$/.test(digits)) return `+1${digits}`;
  return /^1[2-9]\d{9}$/.test(digits) ? `+${digits}` : undefined;
}

function normalizeEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 320 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? email : undefined;
}

/** The recipient a text stands for, or undefined when it is not a phone number or e-mail address. */
export function parseRecipient(
  connection: Connection,
  text: string | undefined,
): Recipient | undefined {
  if (text === undefined) return undefined;
  const to = connection === 'sms' ? normalizePhone(text) : normalizeEmail(text);
  return to === undefined ? undefined : { connection, to };
}
