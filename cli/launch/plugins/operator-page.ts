import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ENTRY = '/src/operator/main.ts';

function page(script: string, styles: readonly string[]): string {
  const links = styles.map((href) => `\n    <link rel="stylesheet" href="${href}" />`).join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>This deployment</title>${links}
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <main></main>
  </body>
</html>
`;
}

function commit(root: string): string {
  const given = process.env['PORTAL_COMMIT'];
  if (given !== undefined && given !== '') return given;
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown (set PORTAL_COMMIT for the build)';
  }
}

/** What a build says of itself: the version of the package and the commit, or what PORTAL_COMMIT names. */
export function buildFacts(root: string): { readonly version: string; readonly commit: string } {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    version: string;
  };
  return { version, commit: commit(root) };
}

/**
 * Makes /operator.html, the page for those who run a deployment, with a script of its own: nothing of it is
 * in what applicants load.
 */
export function operatorPage(): Plugin {
  let base = '/';
  let chunk = '';
  return {
    name: 'portal:operator-page',
    config: ({ root = process.cwd() }) => ({
      define: { __BUILD__: JSON.stringify(buildFacts(root)) },
    }),
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: (server) => {
      server.middlewares.use('/operator.html', (_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page(ENTRY, []));
      });
    },
    buildStart() {
      if (this.meta.watchMode) return;
      chunk = this.emitFile({ type: 'chunk', id: ENTRY, name: 'operator' });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (chunk === '') return;
        const name = this.getFileName(chunk);
        const made = bundle[name];
        const styles = made?.type === 'chunk' ? [...(made.viteMetadata?.importedCss ?? [])] : [];
        this.emitFile({
          type: 'asset',
          fileName: 'operator.html',
          source: page(
            base + name,
            styles.map((file) => base + file),
          ),
        });
      },
    },
  };
}
