import type { Plugin } from 'vite';

const ROBOTS = 'User-agent: *\nDisallow:\n';

const NO_INDEX = '<meta name="robots" content="noindex"';

/**
 * Static hosts send 404.html for unknown paths. Crawlers don't wait for scripts, so `indexing`
 * changes the files themselves. Private screens and a deployment's header can still forbid it.
 */
export function hostFiles({ indexing }: { readonly indexing: boolean }): Plugin {
  return {
    name: 'portal:host-files',
    apply: 'build',
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
