import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Commander can start a program of its own for each command, and loads what Node starts processes with, and with that
 * its network, to be ready for it: a few milliseconds of each command. No command here is such a program.
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
