import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { oldestBrowsers } from './old-browsers.ts';

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

/** PORTAL_COMMIT overrides the commit. */
export function buildFacts(root: string): { readonly version: string; readonly commit: string } {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    version: string;
  };
  return { version, commit: commit(root) };
}

/** A separate build, because sharing chunks with the portal would run its start code. */
export function operatorPage(): Plugin {
  let { base, root } = { base: '/', root: process.cwd() };
  const define = (at: string) => ({ __BUILD__: JSON.stringify(buildFacts(at)) });
  return {
    name: 'portal:operator-page',
    config: ({ root: at = process.cwd() }) => ({ define: define(at) }),
    configResolved: (config) => {
      ({ base, root } = config);
    },
    configureServer: (server) => {
      server.middlewares.use('/operator.html', (_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page(ENTRY, []));
      });
    },
    async generateBundle() {
      const built = await build({
        configFile: false,
        root,
        define: { ...define(root), __DEVELOPMENT__: 'false' },
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          target: oldestBrowsers(root).map(({ target }) => target),
          modulePreload: false,
          rolldownOptions: {
            input: { operator: root + ENTRY },
            output: { codeSplitting: false },
          },
        },
      });
      const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      const named = (ending: string) =>
        outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith(ending));
      for (const output of outputs) {
        const source = output.type === 'chunk' ? output.code : output.source;
        this.emitFile({ type: 'asset', fileName: output.fileName, source });
      }
      const [script = ''] = named('.js');
      const styles = named('.css').map((name) => base + name);
      this.emitFile({
        type: 'asset',
        fileName: 'operator.html',
        source: page(base + script, styles),
      });
    },
  };
}
