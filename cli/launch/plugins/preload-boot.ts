import type { Plugin } from 'vite';

/** The module behind the tiny entry: what the page needs at once. */
const BOOT = '/src/app/boot/boot.tsx';

const CONFIGURATION = { rel: 'preload', as: 'fetch', crossorigin: true, href: '/config.json' };

/**
 * The entry only clears the address and then asks for the rest. This lets the browser fetch that rest
 * while the entry is still on its way: fetched, not run. So is the configuration, where a build has none
 * inside.
 */
export function preloadBoot({ configured }: { readonly configured: boolean }): Plugin {
  let base = '/';
  return {
    name: 'portal:preload-boot',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const boot = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(BOOT)),
        );
        if (boot?.type !== 'chunk') return [];
        const isEntry = (file: string): boolean => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' && chunk.isEntry;
        };
        const needed = new Set([boot.fileName]);
        // A set that grows is walked to its new end.
        for (const file of needed) {
          const chunk = bundle[file];
          if (chunk?.type === 'chunk') for (const imported of chunk.imports) needed.add(imported);
        }
        const preloaded = [...needed].filter((file) => !isEntry(file));
        return [
          ...preloaded.map((file) => ({
            rel: 'modulepreload',
            crossorigin: true,
            href: base + file,
          })),
          ...(configured ? [CONFIGURATION] : []),
        ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const }));
      },
    },
  };
}
