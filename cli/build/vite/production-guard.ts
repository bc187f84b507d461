import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of the mock: none of them may be in a production build. */
const FORBIDDEN: readonly RegExp[] = [
  /^mock-server\//,
  /^fixtures\//,
  /^cli\//,
  /^tests\//,
  /(^|\/)node_modules\/(msw|@mswjs|@graphql-tools|jose|pdfkit|fontkit|unpdf|srvx|commander|fast-check)\//,
  /(^|\/)node_modules\/graphql\/(execution|validation|subscription|utilities|type\/(schema|introspection|definition|validate|scalars|directives))/,
];

/** The modules among `moduleIds` (absolute) that must not be shipped, relative to `root`. */
export function forbiddenModules(moduleIds: readonly string[], root: string): string[] {
  return moduleIds
    .map((id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/'))
    .filter((path) => FORBIDDEN.some((pattern) => pattern.test(path)));
}

/** Fails a production build whose chunks hold a module of the mock. */
export function productionGuard(): Plugin {
  let root = process.cwd();
  return {
    name: 'portal:production-guard',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const leaks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? forbiddenModules(Object.keys(output.modules), root).map(
              (path) => `${output.fileName}: ${path}`,
            )
          : /mockServiceWorker/.test(output.fileName)
            ? [output.fileName]
            : [],
      );
      if (leaks.length > 0) {
        this.error(`The production build holds modules of the mock:\n  ${leaks.join('\n  ')}`);
      }
    },
  };
}
