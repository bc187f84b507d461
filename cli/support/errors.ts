export { invalid, UsageError } from '../start/usage-error.mjs';

/** Exit code 1. */
export class CommandFailed extends Error {
  override readonly name: string = 'CommandFailed';
}

/** Exit code 1. The message is the result of a check, not an error. */
export class CheckFailed extends CommandFailed {
  override readonly name = 'CheckFailed';
}
