import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { anyFolder, FOUND_FOLDER } from './cli/build/vite/any-folder.ts';
import { compressionWorker, workerPath } from './cli/build/vite/compression-worker.ts';
import { hostFiles } from './cli/build/vite/host-files.ts';
import { developmentConfiguration } from './cli/build/vite/development-configuration.ts';
import { prerender } from './cli/build/vite/prerender.ts';
import { mockAssets } from './cli/build/vite/mock-assets.ts';
import { oldBrowsers, oldestBrowsers } from './cli/build/vite/old-browsers.ts';
import { openSeedInTab } from './cli/build/vite/open-seed-in-tab.ts';
import { operatorPage } from './cli/build/vite/operator-page.ts';
import { productionGuard } from './cli/build/vite/production-guard.ts';
import { moduleCache, unitProjects } from './tests/support/unit-projects.ts';

const PUBLIC_SUFFIX_STUB = join(
  import.meta.dirname,
  'mock-server/mounts/browser/registrable-domain.ts',
);

const DEPENDENCY_ENTRIES = [
  'index.html',
  'src/**/*.{ts,tsx}',
  'mock-server/**/*.{ts,tsx}',
  // Only runs in Node.
  '!mock-server/mounts/{http,node}/**',
  '!**/testing/**',
  '!**/*.test.{ts,tsx}',
];

/** Chunks besides Rolldown's own. Each includes the dependencies of its modules, unless an earlier one has them. */
const CHUNKS = [
  // Runs before any other script, and reports if one can't be loaded.
  { name: 'main', test: /\/src\/main\.ts$/ },
  // Loads before the sign-in page can be used.
  { name: 'sign-in', test: /\/src\/app\/boot\/boot\.tsx$|\/node_modules\/react-dom\// },
  // Loads after that: the rest of the page, the one-time code, the captcha.
  {
    name: 'visitor',
    test: /\/src\/(app\/(after-start|shell\/public-end|routing\/journey-routes)|features\/(captcha|sign-in\/login)|services\/configuration)[/.]/,
  },
  { name: 'apollo', test: /\/node_modules\/(@apollo|graphql|rxjs)\// },
  { name: 'forms', test: /\/node_modules\/(react-hook-form|@hookform)\// },
  // Modules of three or more screens. Most are too small for a chunk.
  { name: 'shared', minShareCount: 3 },
];

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const mock = mode === 'mock';
  const anywhere = mock && command === 'build';
  const define = {
    __MOCK__: JSON.stringify(mock),
    __DEVELOPMENT__: JSON.stringify(mock || command === 'serve'),
    __FOLDER__: anywhere ? FOUND_FOLDER.anywhere : FOUND_FOLDER.root,
    __COMPRESSION_WORKER__: JSON.stringify(workerPath()),
  };
  if (isSsrBuild) return { define };
  if (process.env['VITEST'])
    return {
      define,
      plugins: [react()],
      test: {
        projects: unitProjects(),
        // Caches transformed modules by content, which halves their loading time in tests.
        experimental: {
          fsModuleCache: true,
          fsModuleCachePath: moduleCache('node_modules/.cache/portal'),
        },
      },
    };
  return {
    define,
    base: anywhere ? './' : '/',
    plugins: [
      react(),
      oldBrowsers(),
      compressionWorker(),
      ...(mock
        ? [mockAssets(), anyFolder(), openSeedInTab()]
        : [productionGuard(), developmentConfiguration(), operatorPage(), prerender()]),
      hostFiles({ indexing: !mock }),
      // Servers send these files as they are, such as nginx with brotli_static.
      ...(command === 'build' && !mock
        ? [compression({ threshold: 600, logLevel: 'silent' })]
        : []),
    ],
    // The mock needs no list of public suffixes, a quarter of its script.
    resolve: { alias: mock ? { tldts: PUBLIC_SUFFIX_STUB } : {} },
    // Prebundles all dependencies: a late discovery would reload the first page.
    optimizeDeps: { entries: DEPENDENCY_ENTRIES },
    server: {
      allowedHosts: ['.localhost'],
      watch: {
        ignored: ['**/dist/**', '**/dist-{mock,demo}/**', '**/test-results/**', '**/docs/**'],
      },
    },
    build: {
      outDir: mock ? 'dist-mock' : 'dist',
      target: oldestBrowsers().map(({ target }) => target),
      assetsInlineLimit: 0,
      // All supported browsers have modulepreload.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: mock ? 4000 : 600,
      rolldownOptions: {
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  };
});
