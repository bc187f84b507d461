import type { Plugin } from 'vite';

/** For crawlers: every page says of itself whether searches may name it. */
const ROBOTS = 'User-agent: *\nDisallow:\n';

const UNNAMED = '<meta name="robots" content="noindex"';

/**
 * Lets searches name what the build serves: a crawler that finds no leave in the page itself does not wait
 * for the script that gives it. Screens that are nobody else's take the leave back, and the header of a
 * deployment that wants none is stronger than any page.
 */
export function robots(): Plugin {
  return {
    name: 'portal:robots',
    apply: 'build',
    transformIndexHtml: (html) => {
      if (!html.includes(UNNAMED)) throw new Error(`index.html has no ${UNNAMED}`);
      return html.replace(UNNAMED, UNNAMED.replace('noindex', 'all'));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: ROBOTS });
    },
  };
}
