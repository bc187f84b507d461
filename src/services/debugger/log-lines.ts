import { clock } from '../clock';

/** A line of the portal's log, in the admin debugger. */
export interface LogLine {
  /** Counts from 1 since the page loaded. */
  readonly number: number;
  /** ms since the epoch. */
  readonly at: number;
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  /** Details as JSON, empty without any. */
  readonly details: string;
}

const KEPT = 20;

let lines: readonly LogLine[] = [];
const listeners = new Set<() => void>();

/** Patterns masked in the log, in case something logged them by mistake. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g, '[token]'],
  [/\bBearer\s+[^\s"\\]+/gi, 'Bearer [token]'],
  [
    /((?:access_?token|id_?token|verification_?code|ssnItin)"?\s*[:=]\s*)"?[^\s",&}]+"?/gi,
    '$1[hidden]',
  ],
  [/(?<!\d)\d{3}-?\d{2}-?\d{4}(?!\d)/g, '[number]'],
];

/** Masks tokens and tax IDs. */
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

/** Stores a log line in memory: the last 20, without tokens and tax IDs. */
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

/** Returns the stored lines, oldest first; the same array until the next line. */
export function readLogLines(): readonly LogLine[] {
  return lines;
}

/** Calls `notify` after each line. Returns the unsubscribe function. */
export function followLogLines(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
