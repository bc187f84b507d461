import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SCREENS } from '../../../src/catalogue/screens.ts';
import { FOR_VISITORS_BUT, SIGNED_IN_FILE } from '../../../src/catalogue/signed-in-files.ts';
import { filesWith } from './files-with.ts';
import { signedInFiles, visitorFiles } from './signed-in-files.ts';

/** The module behind the tiny entry: what the page needs at once. */
const BOOT = '/src/app/boot/boot.tsx';

const SCRIPT = { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true };
const CONFIGURATION = { rel: 'preload', as: 'fetch', crossorigin: true, href: '/config.json' };

/**
 * The entry only clears the address and then asks for the rest. This lets the browser fetch that rest
 * while the entry is still on its way: fetched, not run. So is the configuration, where a build has none
 * inside. What else somebody who is signed in needs is only named: the entry knows who is. Script gives way to what
 * is painted and to answers (`fetchpriority`): it is much, and comes in time where there is nothing else to send.
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
      async handler(html, { bundle = {} }) {
        const boot = filesWith(bundle, [BOOT]);
        if (boot.size === 0) return [];
        const isEntry = (file: string): boolean => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' && chunk.isEntry;
        };
        const preloaded = [...boot].filter((file) => !isEntry(file));
        const there = new Set([...boot, ...Object.keys(bundle).filter(isEntry)]);
        const signedIn = configured ? await signedInFiles(bundle, there) : [];
        const forVisitors = visitorFiles(bundle);
        const inHead = (
          tag: string,
          attrs: Record<string, string | boolean>,
        ): HtmlTagDescriptor => ({
          tag,
          attrs,
          injectTo: 'head',
        });
        const tags = [
          ...preloaded.map((file) => inHead('link', { ...SCRIPT, href: base + file })),
          ...(configured ? [inHead('link', CONFIGURATION)] : []),
          ...[...signedIn].map(([file, of]) =>
            inHead('link', {
              ...SCRIPT,
              rel: SIGNED_IN_FILE,
              'data-for': of.join(' '),
              ...(forVisitors.has(file) ? { [FOR_VISITORS_BUT]: SCREENS.login.path } : {}),
              href: base + file,
            }),
          ),
        ];
        const entry = '<script type="module"';
        if (!html.includes(entry)) throw new Error(`The page has no ${entry}`);
        return { html: html.replace(entry, `${entry} fetchpriority="low"`), tags };
      },
    },
  };
}
