import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The module that the entry imports dynamically. */
const BOOT = '/src/app/boot/boot.tsx';

/**
 * Adds `modulepreload` links for the chunk that the entry imports dynamically, so that both load in parallel. Vite adds
 * them only for static imports, but the entry must run even if that chunk fails to load.
 */
export function preloadBoot(): Plugin {
  let base = '/';
  return {
    name: 'portal:preload-boot',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const boot = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(BOOT)),
        );
        if (boot?.type !== 'chunk') return [];
        return [boot.fileName, ...boot.imports]
          .filter((file) => !html.includes(base + file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
            injectTo: 'head',
          }));
      },
    },
  };
}
