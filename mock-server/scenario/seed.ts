import * as v from 'valibot';
import { fnv1a } from './fnv1a';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { DIALOG_IDS } from '../../src/catalogue/dialogs';
import { isTimestamp } from '../../src/catalogue/calendar-date';
import { PAYMENT_STATE_IDS } from './payment-states';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { STATUSES } from '../../src/catalogue/statuses';

export const SEED_NOW = '2026-06-15T12:00:00-04:00';

export const SEED_PARAMETER = 'seed';

const VERSION = 'v1';

/** Person, place in an application, brand, time and faults. */
export const SeedSchema = v.strictObject({
  program: v.picklist(PROGRAM_IDS),
  status: v.picklist(STATUSES),
  /** An id of fixtures/personas. */
  persona: v.pipe(v.string(), v.regex(/^P-\d{2}$/)),
  /** Null follows the status. */
  screen: v.nullable(v.picklist(SCREEN_IDS)),
  signedIn: v.boolean(),
  /** Documented by `portal list faults`. */
  faults: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** ISO 8601 date and time with an offset. */
  now: v.pipe(v.string(), v.check(isTimestamp, 'is not a date and time with an offset')),
  /** Default: by status. */
  payment: v.optional(v.picklist(PAYMENT_STATE_IDS)),
  /** Open over the screen. */
  dialog: v.optional(v.picklist(DIALOG_IDS)),
  /** Default: only essential, without the banner. */
  consent: v.optional(v.picklist(CONSENT_STATES)),
});

export type Seed = v.InferOutput<typeof SeedSchema>;

export type SeedProblem = 'malformed' | 'other-version';

export type DecodedSeed =
  | { readonly ok: true; readonly seed: Seed }
  | { readonly ok: false; readonly problem: SeedProblem; readonly detail: string };

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Detects truncated or mistyped links. */
function checksum(text: string): string {
  return fnv1a(text).toString(36);
}

/** The same seed gives the same bytes. */
export function encodeSeed(seed: Seed): string {
  const { program, status, persona, screen, signedIn, faults, now, payment, dialog, consent } =
    seed;
  const values = [program, status, persona, screen, signedIn, faults, now];
  // Trailing defaults are omitted, so that older links stay the same.
  const more = [payment, dialog, consent].map((value) => value ?? null);
  while (more.at(-1) === null) more.pop();
  const body = toBase64Url(JSON.stringify([...values, ...more]));
  return `${VERSION}.${body}.${checksum(body)}`;
}

/** Never throws: returns the problem instead. */
export function decodeSeed(text: string): DecodedSeed {
  const [version, body = '', sum = ''] = text.split('.');
  if (version !== VERSION) {
    return /^v\d+$/.test(version ?? '')
      ? {
          ok: false,
          problem: 'other-version',
          detail: `The link was made for version ${version} of the seeds, this is ${VERSION}.`,
        }
      : {
          ok: false,
          problem: 'malformed',
          detail: `A seed starts with "${VERSION}."; this one does not.`,
        };
  }
  if (checksum(body) !== sum) {
    return {
      ok: false,
      problem: 'malformed',
      detail: 'The link is incomplete or was changed: its checksum does not match.',
    };
  }
  try {
    const [program, status, persona, screen, signedIn, faults, now, ...more] = JSON.parse(
      fromBase64Url(body),
    ) as unknown[];
    const [payment, dialog, consent] = more;
    // A null before the last place is a default.
    const given = (value: unknown, place: number) =>
      value !== undefined && (value !== null || place >= more.length - 1);
    const result = v.safeParse(SeedSchema, {
      program,
      status,
      persona,
      screen,
      signedIn,
      faults,
      now,
      ...(given(payment, 0) ? { payment } : {}),
      ...(given(dialog, 1) ? { dialog } : {}),
      ...(given(consent, 2) ? { consent } : {}),
    });
    if (result.success) return { ok: true, seed: result.output };
    const [issue] = result.issues;
    const key = v.getDotPath(issue) ?? 'seed';
    return { ok: false, problem: 'malformed', detail: `${key}: ${issue.message}` };
  } catch {
    return { ok: false, problem: 'malformed', detail: 'The link does not hold a seed.' };
  }
}
