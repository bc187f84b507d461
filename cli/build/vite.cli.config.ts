import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { withoutSubcommandFiles } from './vite/without-subcommand-files.ts';

/**
 * Browser build, which is given its fonts. The Node build reads files next to itself, which a
 * bundle doesn't have.
 */
const PDFKIT = fileURLToPath(
  new URL('../../node_modules/pdfkit/js/pdfkit.browser.mjs', import.meta.url),
);

/**
 * Bundles the packages, too, so that commands start quickly. External: those that drive a browser
 * or build the portal.
 */
export default defineConfig({
  plugins: [withoutSubcommandFiles()],
  define: { __DEVELOPMENT__: 'false' },
  resolve: { alias: [{ find: /^pdfkit$/, replacement: PDFKIT }] },
  ssr: { noExternal: true, external: ['playwright', 'vite'] },
  logLevel: 'error',
  build: {
    ssr: 'cli/portal.ts',
    outDir: 'cli/dist',
    // A running command may still load a chunk of the previous bundle.
    emptyOutDir: false,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: {
        // Node starts CommonJS faster than modules.
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
});
