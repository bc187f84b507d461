import { recordLogLine } from './debugger/log-lines';

type Details = Readonly<Record<string, unknown>>;

type Level = 'info' | 'warn' | 'error';

function write(level: Level, message: string, details: Details): void {
  console[level](`[portal] ${message}`, details);
  if (__DEVELOPMENT__) recordLogLine(level, message, details);
}

/** Never log tokens, codes or tax IDs. */
export const log = {
  info: (message: string, details: Details = {}): void => write('info', message, details),
  warn: (message: string, details: Details = {}): void => write('warn', message, details),
  error: (message: string, details: Details = {}): void => write('error', message, details),
};

/** Returns why a request got no response, in the words of spec 8, otherwise the error's message. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'request aborted';
  if (error.name === 'TimeoutError') return 'timeout exceeded';
  // Browsers reject `fetch` with a TypeError, each with its own wording.
  return error instanceof TypeError ? 'Network Error' : error.message;
}
