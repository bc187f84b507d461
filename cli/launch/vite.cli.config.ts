import { defineConfig } from 'vite';

/**
 * Bundles the command line into cli/dist, whole: it starts without looking for a single package. Only
 * what drives a browser or builds is left outside, and looked for when a command needs it.
 */
export default defineConfig({
  define: { __MOCK__: 'false' },
  ssr: { noExternal: true, external: ['playwright', 'vite'] },
  logLevel: 'error',
  build: {
    ssr: 'cli/portal.ts',
    outDir: 'cli/dist',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[name]-[hash].mjs' },
    },
  },
});
