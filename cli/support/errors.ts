export { invalid, UsageError } from '../start/usage-error.mjs';

/** The command failed: exit code 1. */
export class CommandFailed extends Error {
  override readonly name: string = 'CommandFailed';
}

/** A check found something: exit code 1. The message is the result, not an error. */
export class CheckFailed extends CommandFailed {
  override readonly name = 'CheckFailed';
}
