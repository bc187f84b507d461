import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { developmentConfiguration } from './cli/launch/plugins/development-configuration';
import { mockAssets } from './cli/launch/plugins/mock-assets';
import { openSeedInTab } from './cli/launch/plugins/open-seed-in-tab';
import { precompress } from './cli/launch/plugins/precompress';
import { productionGuard } from './cli/launch/plugins/production-guard';
import { staticFallback } from './cli/launch/plugins/static-fallback';

const DEPENDENCY_ENTRIES = [
  'index.html',
  'src/**/*.{ts,tsx}',
  'mock-server/{browser,core,graphql,identity,files,collectors,control,lifecycle,seed,panel}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
];

/** Suites of cases that need no browser: beside the code, and those of tests/ that read the sources. */
const UNIT_TESTS = {
  include: ['{src,mock-server,fixtures,cli,tests}/**/*.test.{ts,tsx}'],
  exclude: [...configDefaults.exclude, 'tests/architecture/fixture/**'],
  environment: 'node',
  restoreMocks: true,
  unstubGlobals: true,
  server: { deps: { inline: [/@graphql-tools/] } },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  const mock = mode === 'mock';
  const define = { __MOCK__: JSON.stringify(mock) };
  if (isSsrBuild) return { define };
  if (process.env['VITEST']) return { define, plugins: [react()], test: UNIT_TESTS };
  return {
    define,
    plugins: [
      react(),
      staticFallback(),
      ...(mock ? [mockAssets(), openSeedInTab()] : [productionGuard(), developmentConfiguration(), precompress()]),
    ],
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    // Everything is found before the first page asks for it: a late find would reload that page.
    optimizeDeps: { entries: DEPENDENCY_ENTRIES },
    server: {
      allowedHosts: ['.localhost'],
      warmup: { clientFiles: ['./src/main.tsx', './mock-server/browser/start.ts'] },
      watch: { ignored: ['**/dist/**', '**/dist-mock/**', '**/test-results/**', '**/docs/**'] },
    },
    build: {
      outDir: mock ? 'dist-mock' : 'dist',
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: mock ? 4000 : 500,
    },
  };
});
