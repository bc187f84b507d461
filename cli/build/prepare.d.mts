/** What the bundle of the command line was made of, below the root. */
export function bundledSources(): readonly string[];
