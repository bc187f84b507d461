/** A suite of `npm test`, as far as cases ask for it. */
export const SUITES: readonly {
  readonly name: string;
  /** True, or what `npm run check` adds to the command to leave something out. */
  readonly check?: true | readonly string[];
  command(report: string, shard: null): readonly string[];
}[];
