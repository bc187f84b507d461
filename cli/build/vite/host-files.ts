import type { Plugin } from 'vite';

const ROBOTS = 'User-agent: *\nDisallow:\n';

const NO_INDEX = '<meta name="robots" content="noindex"';

/**
 * Emits files for static hosts and crawlers. Static hosts send 404.html, a copy of index.html, for
 * unknown paths. With `indexing`, index.html and robots.txt allow it, because crawlers don't wait
 * for the script that does; private screens forbid it again, and a deployment can forbid it by a
 * header.
 */
export function hostFiles({ indexing }: { readonly indexing: boolean }): Plugin {
  return {
    name: 'portal:host-files',
    apply: 'build',
    // After Vite's HTML, before the compression.
    enforce: 'post',
    transformIndexHtml: (html) => {
      if (!indexing) return html;
      if (!html.includes(NO_INDEX)) throw new Error(`index.html has no ${NO_INDEX}`);
      return html.replace(NO_INDEX, NO_INDEX.replace('noindex', 'all'));
    },
    generateBundle(_options, bundle) {
      if (indexing) this.emitFile({ type: 'asset', fileName: 'robots.txt', source: ROBOTS });
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      this.emitFile({ type: 'asset', fileName: '404.html', source: index.source });
    },
  };
}
