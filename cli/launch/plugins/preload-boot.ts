import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { SIGNED_IN_FILES } from '../../../src/catalogue/signed-in-files.ts';

type Bundle = Rolldown.OutputBundle;

/** The module behind the tiny entry: what the page needs at once. */
const BOOT = '/src/app/boot/boot.tsx';

/** What a page of somebody who is signed in needs besides, whatever it shows. */
const SIGNED_IN = [
  '/src/services/configuration/install-configuration.ts',
  '/src/app/routing/journey-routes.tsx',
  '/src/app/routing/signed-in-portal.tsx',
  '/src/app/routing/screen-ahead.ts',
];

const CONFIGURATION = { rel: 'preload', as: 'fetch', crossorigin: true, href: '/config.json' };

/** The files that modules come in, and those that these import. */
function filesWith(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' &&
      modules.some((module) => file.moduleIds.some((id) => id.endsWith(module)))
        ? [file.fileName]
        : [],
    ),
  );
  // A set that grows is walked to its new end.
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return files;
}

/**
 * The entry only clears the address and then asks for the rest. This lets the browser fetch that rest
 * while the entry is still on its way: fetched, not run. So is the configuration, where a build has none
 * inside. What else somebody who is signed in needs is only named: the entry knows who is.
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
        const boot = filesWith(bundle, [BOOT]);
        if (boot.size === 0) return [];
        const isEntry = (file: string): boolean => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' && chunk.isEntry;
        };
        const preloaded = [...boot].filter((file) => !isEntry(file));
        const signedIn = [...filesWith(bundle, SIGNED_IN)].filter(
          (file) => !isEntry(file) && !boot.has(file),
        );
        const named = {
          name: SIGNED_IN_FILES,
          content: signedIn.map((file) => base + file).join(' '),
        };
        const inHead = (
          tag: string,
          attrs: Record<string, string | boolean>,
        ): HtmlTagDescriptor => ({
          tag,
          attrs,
          injectTo: 'head',
        });
        return [
          ...preloaded.map((file) =>
            inHead('link', { rel: 'modulepreload', crossorigin: true, href: base + file }),
          ),
          ...(configured ? [inHead('link', CONFIGURATION), inHead('meta', named)] : []),
        ];
      },
    },
  };
}
