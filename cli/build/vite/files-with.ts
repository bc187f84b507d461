import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** The files of a build that modules come in, each named by the end of its path, and those that these import. */
export function filesWith(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' &&
      modules.some((module) => file.moduleIds.some((id) => id.endsWith(module)))
        ? [file.fileName]
        : [],
    ),
  );
  // A set that grows is walked to its new end.
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return files;
}
