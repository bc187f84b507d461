import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { anyFolder, FOUND_FOLDER } from './cli/build/vite/any-folder.ts';
import { compiledAhead } from './cli/build/vite/compiled-ahead.ts';
import { compressionWorker, workerPath } from './cli/build/vite/compression-worker.ts';
import { robots } from './cli/build/vite/robots.ts';
import { developmentConfiguration } from './cli/build/vite/development-configuration.ts';
import { fewFiles } from './cli/build/vite/few-files.ts';
import { prerender } from './cli/build/vite/prerender.ts';
import { mockAssets } from './cli/build/vite/mock-assets.ts';
import { mockInFewFiles } from './cli/build/vite/mock-in-few-files.ts';
import { oldBrowsers, oldestBrowsers } from './cli/build/vite/old-browsers.ts';
import { openSeedInTab } from './cli/build/vite/open-seed-in-tab.ts';
import { namedAhead } from './cli/build/vite/named-ahead.ts';
import { preloadBoot } from './cli/build/vite/preload-boot.ts';
import { operatorPage } from './cli/build/vite/operator-page.ts';
import { precompress } from './cli/build/vite/precompress.ts';
import { productionGuard } from './cli/build/vite/production-guard.ts';
import { staticFallback } from './cli/build/vite/static-fallback.ts';
import { patchMswCookieStore } from './cli/build/vite/patch-msw-cookie-store.ts';
import { stubTldts } from './cli/build/vite/stub-tldts.ts';
import { keptModules, unitProjects } from './tests/support/unit-projects.ts';

const DEPENDENCY_ENTRIES = [
  'index.html',
  'src/**/*.{ts,tsx}',
  'mock-server/**/*.{ts,tsx}',
  // What runs in Node alone.
  '!mock-server/mounts/{http,node}/**',
  '!**/testing/**',
  '!**/*.test.{ts,tsx}',
];

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is one file each, in the order in which it is asked for. `first`: before the first paint, or beside it. */
const LAYERS: readonly {
  readonly name: string;
  readonly from: readonly string[];
  readonly after?: string;
  readonly first?: boolean;
}[] = [
  // Before the sign-in can be used.
  {
    name: 'first-load',
    first: true,
    from: ['src/app/boot/boot.tsx', 'node_modules/react-dom/client.js'],
  },
  // What it asks for once it can, and every other page at once.
  {
    name: 'second-load',
    first: true,
    from: [
      'src/services/configuration/install-configuration.ts',
      'src/app/routing/journey-routes.tsx',
    ],
  },
  // The rest of the sign-in page, and what every page loads after its first screen.
  {
    name: 'after-start',
    first: true,
    after: 'second-load',
    from: [
      'src/features/sign-in/login/login-introduction.tsx',
      'src/features/sign-in/login/send-first-code.ts',
      'src/app/shell/public-end.tsx',
      'src/app/after-start/start-extras.tsx',
    ],
  },
  // All other screens, a visitor's too, with what the first question shares with screens that ask nothing about items.
  {
    name: 'data',
    from: [
      'src/app/routing/visitor-portal.tsx',
      'src/shell/screen/screen.tsx',
      'src/ui/pictures/pen.tsx',
      'src/catalogue/items.ts',
      'src/catalogue/file-content.ts',
    ],
  },
  // The first question about an item comes painted: it waits for nothing that only others need.
  {
    name: 'first-question',
    first: true,
    from: ['src/features/quick-appraisal/choose-kind/choose-kind-screen.tsx'],
  },
  {
    name: 'signed-in',
    from: [
      'src/app/routing/signed-in-portal.tsx',
      // Less than a request for it of its own costs, of the screen that most wait at.
      'src/features/application-status/invalid-state/invalid-state-view.tsx',
    ],
  },
];

const FEW_FILES = fewFiles({
  entry: source('src/main.ts'),
  layers: LAYERS.map(({ name, after, from }) => ({ name, after, from: from.map(source) })),
  shared: {
    // Asked for with what stands around the screens, it is not found only when one has come.
    name: 'signed-in',
    lists: ['src/app/routing/signed-in-screens.tsx', 'src/app/routing/visitor-screens.ts'].map(
      source,
    ),
    least: 3,
    apart: { name: 'forms', library: /\/react-hook-form\// },
  },
});

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
        // Modules as cases load them, kept by their content: half of what loading them took.
        experimental: {
          fsModuleCache: true,
          fsModuleCachePath: keptModules('node_modules/.cache/portal'),
        },
      },
    };
  return {
    define,
    base: anywhere ? './' : '/',
    plugins: [
      react(),
      preloadBoot({ configured: !mock }),
      oldBrowsers(),
      compressionWorker(),
      compiledAhead({ but: LAYERS.flatMap(({ name, first }) => (first ? [name] : [])) }),
      staticFallback(),
      ...(mock
        ? [
            mockInFewFiles(),
            mockAssets(),
            anyFolder(),
            openSeedInTab(),
            patchMswCookieStore(),
            stubTldts(),
          ]
        : [
            robots(),
            productionGuard(),
            developmentConfiguration(),
            operatorPage(),
            prerender(),
            precompress(),
          ]),
    ],
    resolve: {
      conditions: ['es2015', ...defaultClientConditions],
      // The router brings a copy for React 17; the one here has its own.
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
    },
    // Everything is found before the first page asks for it: a late find would reload that page.
    optimizeDeps: { entries: DEPENDENCY_ENTRIES },
    server: {
      allowedHosts: ['.localhost'],
      warmup: {
        clientFiles: [
          './src/main.ts',
          './src/app/boot/boot.tsx',
          './mock-server/mounts/browser/start.ts',
        ],
      },
      watch: {
        ignored: ['**/dist/**', '**/dist-{mock,demo}/**', '**/test-results/**', '**/docs/**'],
      },
    },
    build: {
      outDir: mock ? 'dist-mock' : 'dist',
      target: oldestBrowsers().map(({ target }) => target),
      assetsInlineLimit: 0,
      // Each of the oldest browsers knows it.
      modulePreload: { polyfill: false, resolveDependencies: namedAhead },
      reportCompressedSize: false,
      chunkSizeWarningLimit: mock ? 4000 : 500,
      rolldownOptions: {
        output: { codeSplitting: { groups: [FEW_FILES] } },
        // A name of the catalogue stands where it is used: the first load carries those that it uses.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  };
});
