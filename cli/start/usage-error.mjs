// Errors for wrong usage, all in one form: "invalid --port 'x': expected 0-65535". Plain Node: `npm start`
// and `npm test` need it before the dependencies are installed.

/** Error for wrong usage: exit code 2. */
export class UsageError extends Error {
  name = 'UsageError';
}

/** Returns the error for a bad value. `name` is a flag, an argument or an environment variable. */
export const invalid = (name, value, reason) =>
  new UsageError(`invalid ${name} '${value}': ${reason}`);

/** Prints an error and exits the process: with 2 for wrong usage, otherwise with 1. */
export function exitWithError(error) {
  process.stderr.write(`error: ${error.message}\n`);
  process.exit(error instanceof UsageError ? 2 : 1);
}
