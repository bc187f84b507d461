/** Builds, unless what it was built of and what it made are as they were. Answers with the exit code. */
export function buildOnce(build: {
  readonly root: string;
  readonly made: readonly string[];
  readonly args: readonly string[];
  readonly make: () => Promise<number>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}): Promise<number>;
