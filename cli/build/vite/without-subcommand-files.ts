import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Commander can run commands as separate programs and loads Node's child processes for that: a few
 * milliseconds per command. No command here needs it.
 */
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
