import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { commandSources } from './vite/command-sources';
import { withoutSubcommandFiles } from './vite/without-subcommand-files';

/** Takes its fonts from who calls it; the one for Node looks for files beside itself, which a bundle does not have. */
const PDFKIT = fileURLToPath(
  new URL('../../node_modules/pdfkit/js/pdfkit.browser.mjs', import.meta.url),
);

/**
 * Bundles the command line into cli/dist, whole: it starts without looking for a single package. Only
 * what drives a browser or builds is left outside, and looked for when a command needs it.
 */
export default defineConfig({
  plugins: [commandSources(), withoutSubcommandFiles()],
  define: { __DEVELOPMENT__: 'false' },
  resolve: { alias: [{ find: /^pdfkit$/, replacement: PDFKIT }] },
  ssr: { noExternal: true, external: ['playwright', 'vite'] },
  logLevel: 'error',
  build: {
    ssr: 'cli/portal.ts',
    outDir: 'cli/dist',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: {
        // What the engine has compiled can be kept of such a file, not of a module (cli/bin/portal.mjs).
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: 'chunk-[name]-[hash].cjs',
        // What nearly every command needs is one file: each further one costs the start about a millisecond.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /\/(cli\/support\/(?!project-root|make-seed|mint|open-in|authority|policy|seed-text)|node_modules\/(commander|valibot)|src\/catalogue|mock-server\/scenario|fixtures\/persona)/,
            },
          ],
        },
      },
    },
  },
});
