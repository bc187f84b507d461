import { clock } from '../clock';

export interface LogLine {
  /** From 1, per page load. */
  readonly number: number;
  /** ms since the epoch. */
  readonly at: number;
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  /** JSON; empty without details. */
  readonly details: string;
}

const KEPT = 20;

let lines: readonly LogLine[] = [];
const listeners = new Set<() => void>();

/** Masked, in case something logged them by mistake. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g, '[token]'],
  [/\bBearer\s+[^\s"\\]+/gi, 'Bearer [token]'],
  [
    /((?:access_?token|id_?token|verification_?code|ssnItin)"?\s*[:=]\s*)"?[^\s",&}]+"?/gi,
    '$1[hidden]',
  ],
  [/(?<!\d)\d{3}-?\d{2}-?\d{4}(?!\d)/g, '[number]'],
];

export function withoutSecrets(text: string): string {
  return SECRETS.reduce((kept, [pattern, instead]) => kept.replace(pattern, instead), text);
}

function toText(details: Readonly<Record<string, unknown>>): string {
  if (Object.keys(details).length === 0) return '';
  try {
    return JSON.stringify(details);
  } catch {
    return '[not to be shown]';
  }
}

/** Stores the last 20 lines, without tokens and tax IDs. */
export function recordLogLine(
  level: LogLine['level'],
  message: string,
  details: Readonly<Record<string, unknown>>,
): void {
  const line: LogLine = {
    number: (lines.at(-1)?.number ?? 0) + 1,
    at: clock.now(),
    level,
    message: withoutSecrets(message),
    details: withoutSecrets(toText(details)),
  };
  lines = [...lines, line].slice(-KEPT);
  for (const notify of listeners) notify();
}

/** Oldest first; the same array until the next line. */
export function readLogLines(): readonly LogLine[] {
  return lines;
}

/** Returns the unsubscribe function. */
export function followLogLines(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
