type Details = Readonly<Record<string, unknown>>;

/** The portal's log. Nothing written here may hold tokens, codes or tax ids. */
export const log = {
  info: (message: string, details: Details = {}): void =>
    console.info(`[portal] ${message}`, details),
  warn: (message: string, details: Details = {}): void =>
    console.warn(`[portal] ${message}`, details),
  error: (message: string, details: Details = {}): void =>
    console.error(`[portal] ${message}`, details),
};
