import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The test tool of each entry point is external. */
export default defineConfig({
  root: ROOT,
  define: { __DEVELOPMENT__: 'false' },
  resolve: {
    alias: [{ find: /^pdfkit$/, replacement: `${ROOT}node_modules/pdfkit/js/pdfkit.browser.mjs` }],
  },
  ssr: { noExternal: true, external: ['@playwright/test', 'playwright', 'vitest'] },
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: 'tests/kit/dist',
    target: 'node20',
    rolldownOptions: {
      input: { playwright: 'tests/kit/playwright.ts', 'vitest-world': 'tests/kit/vitest-world.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[name]-[hash].mjs' },
    },
  },
});
