import type { Context } from '../../world/context';
import { normalizeEmail } from '../../../src/catalogue/normalize-text';
import { hex, sha256 } from './digest';
import type { PasswordRecord } from '../../world/identity-state';

export const DATABASE_CONNECTION = 'Username-Password-Authentication';

export async function digestOf(sub: string, password: string): Promise<string> {
  return hex(await sha256(`${sub}\n${password}`));
}

/** `name`: email address or user name. */
export function findPassword(context: Context, name: string): PasswordRecord | undefined {
  const requested = normalizeEmail(name).toLowerCase();
  return context.state.identity.passwords.find(
    ({ email, username }) => email === requested || username?.toLowerCase() === requested,
  );
}

interface Rule {
  readonly message: string;
  readonly code: string;
  readonly verified: boolean;
  readonly format?: readonly number[];
  readonly items?: readonly Rule[];
}

const LEAST_LENGTH = 8;
const LEAST_KINDS = 3;

const KINDS = [
  { message: 'lower case letters (a-z)', code: 'lowerCase', pattern: /[a-z]/ },
  { message: 'upper case letters (A-Z)', code: 'upperCase', pattern: /[A-Z]/ },
  { message: 'numbers (i.e. 0-9)', code: 'numbers', pattern: /\d/ },
  {
    message: 'special characters (e.g. !@#$%^&*)',
    code: 'specialCharacters',
    pattern: /[^\w\s]|_/,
  },
] as const;

export const PASSWORD_POLICY = [
  `* At least ${String(LEAST_LENGTH)} characters in length`,
  `* Contain at least ${String(LEAST_KINDS)} of the following ${String(KINDS.length)} types of characters:`,
  ...KINDS.map(({ message }) => ` * ${message}`),
].join('\n');

/** Null if the password meets all rules. */
export function brokenRules(password: string): { rules: readonly Rule[]; verified: false } | null {
  const items = KINDS.map(({ message, code, pattern }) => ({
    message,
    code,
    verified: pattern.test(password),
  }));
  const rules: readonly Rule[] = [
    {
      message: 'At least %d characters in length',
      format: [LEAST_LENGTH],
      code: 'lengthAtLeast',
      verified: password.length >= LEAST_LENGTH,
    },
    {
      message: 'Contain at least %d of the following %d types of characters:',
      code: 'containsAtLeast',
      format: [LEAST_KINDS, KINDS.length],
      items,
      verified: items.filter(({ verified }) => verified).length >= LEAST_KINDS,
    },
  ];
  return rules.every(({ verified }) => verified) ? null : { rules, verified: false };
}

/** Looks for the part of the email before the @, which attackers try first. */
export function containsEmail(password: string, email: string): boolean {
  const name = email.split('@')[0] ?? '';
  return name.length >= 4 && password.toLowerCase().includes(name.toLowerCase());
}
