/** A command was called with something it cannot work with: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command was called well and could not do it, or a check failed: exit code 1. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
