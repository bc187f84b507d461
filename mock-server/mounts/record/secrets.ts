import { ACCOUNT_ENDINGS, TEST_CARDS } from '../../../fixtures/payment-values';
import { MAGIC_OUTCOMES } from '../../../fixtures/magic-outcomes';
import type { Typed } from './step';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Selectors of secret fields. */
const KINDS = {
  code: '[autocomplete="one-time-code"]',
  taxId: '[data-1p-ignore]',
  card: '[autocomplete="cc-number"]',
  cardExpiry: '[autocomplete^="cc-exp"]',
  securityCode: '[autocomplete="cc-csc"]',
  routingNumber: '[name*="routing" i]',
  // An account holder's name isn't secret.
  account: '[name*="account" i]:not([name*="name" i])',
  password: '[type="password"]',
} as const;

type Kind = keyof typeof KINDS;

/** Null if the field isn't secret. */
export function secretKind(field: Field): Kind | null {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.find((kind) => isKind(field, kind)) ?? null;
}

function isKind(field: Field, kind: Kind): boolean {
  // A choice, such as the kind of account, isn't secret.
  if (field instanceof HTMLSelectElement) return false;
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) return false;
  return field.matches(KINDS[kind]);
}

/** Year and month for comparison; null if incomplete. */
function expiryOf(value: string): string | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(value) ?? [];
  return month === undefined || year === undefined ? null : `20${year}-${month.padStart(2, '0')}`;
}

/** Keeps an ending that has a special outcome or belongs to no real number. */
const endingOf = (digits: string, known: readonly string[], other: string): string =>
  known.find((ending) => ending === digits.slice(-4)) ?? other;

/**
 * Keeps an ending only if it has a special outcome or is in the test range. `code`: the last one
 * sent. `today` starts with year and month.
 */
export function typedInto(
  field: Field,
  { code, today }: { readonly code: string | null; readonly today: string },
): Typed | null {
  const { value } = field;
  const digits = value.replaceAll(/\D/g, '');
  switch (secretKind(field)) {
    case null:
      return value;
    case 'code':
      return { secret: value.trim() === code ? 'code' : 'wrongCode' };
    case 'taxId': {
      const own = digits.startsWith('666') && digits.length === 9 ? digits.slice(-4) : '7788';
      return { secret: 'taxId', ending: endingOf(digits, Object.keys(MAGIC_OUTCOMES), own) };
    }
    case 'card': {
      const endings = TEST_CARDS.map(({ number }) => number.slice(-4));
      return { secret: 'card', ending: endingOf(digits, endings, '4242') };
    }
    case 'account': {
      const endings = ACCOUNT_ENDINGS.map(({ ending }) => ending);
      return { secret: 'account', ending: endingOf(digits, endings, '6789') };
    }
    case 'cardExpiry': {
      const month = expiryOf(value);
      return { secret: month !== null && month < today.slice(0, 7) ? 'pastExpiry' : 'cardExpiry' };
    }
    case 'routingNumber':
      return { secret: 'routingNumber' };
    case 'securityCode':
      return { secret: 'securityCode' };
    case 'password':
      return null;
  }
}
