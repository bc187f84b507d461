// Plain Node: `npm start` and `npm test` need this before the dependencies are installed.

export class UsageError extends Error {
  name = 'UsageError';
}

/** `name`: flag, argument or environment variable. */
export const invalid = (name, value, reason) =>
  new UsageError(`invalid ${name} '${value}': ${reason}`);

/** Exits with 2 for wrong usage, otherwise with 1. */
export function exitWithError(error) {
  process.stderr.write(`error: ${error.message}\n`);
  process.exit(error instanceof UsageError ? 2 : 1);
}
