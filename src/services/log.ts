import { keepLogLine } from './debugger/log-lines';

type Details = Readonly<Record<string, unknown>>;

type Level = 'info' | 'warn' | 'error';

function write(level: Level, message: string, details: Details): void {
  console[level](`[portal] ${message}`, details);
  // For the admin debugger.
  if (__DEVELOPMENT__) keepLogLine(level, message, details);
}

/** The portal's log. Nothing written here may hold tokens, codes or tax ids. */
export const log = {
  info: (message: string, details: Details = {}): void => write('info', message, details),
  warn: (message: string, details: Details = {}): void => write('warn', message, details),
  error: (message: string, details: Details = {}): void => write('error', message, details),
};
