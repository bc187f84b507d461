import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { developmentConfiguration } from './cli/launch/plugins/development-configuration';
import { mockAssets } from './cli/launch/plugins/mock-assets';
import { openSeedInTab } from './cli/launch/plugins/open-seed-in-tab';
import { productionGuard } from './cli/launch/plugins/production-guard';
import { staticFallback } from './cli/launch/plugins/static-fallback';

const DEPENDENCY_ENTRIES = [
  'index.html',
  'src/**/*.{ts,tsx}',
  'mock-server/{browser,core,graphql,identity,files,collectors,control,lifecycle,seed,panel}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
];

export default defineConfig(({ mode, isSsrBuild }) => {
  const mock = mode === 'mock';
  const define = { __MOCK__: JSON.stringify(mock) };
  if (isSsrBuild) return { define };
  return {
    define,
    plugins: [
      react(),
      staticFallback(),
      ...(mock ? [mockAssets(), openSeedInTab()] : [productionGuard(), developmentConfiguration()]),
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
