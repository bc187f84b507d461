import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/** No command is a separate program, so Commander needn't load Node's child processes. */
export function withoutSubcommandFiles(): Plugin {
  return {
    name: 'portal:without-subcommand-files',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'node:child_process' && importer?.includes('/node_modules/commander/')
        ? NOTHING
        : null,
    load: (id) => (id === NOTHING ? 'module.exports = {};' : null),
  };
}
