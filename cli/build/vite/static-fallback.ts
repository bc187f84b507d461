import type { Plugin } from 'vite';

/** Emits 404.html, a copy of index.html: what static hosts answer with at paths they do not know. */
export function staticFallback(): Plugin {
  return {
    name: 'portal:static-fallback',
    apply: 'build',
    // After Vite's HTML, before the compression.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      this.emitFile({ type: 'asset', fileName: '404.html', source: index.source });
    },
  };
}
