import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A production build must not contain modules of the mock. */
const FORBIDDEN: readonly RegExp[] = [
  /^mock-server\//,
  /^fixtures\//,
  /^cli\//,
  /^tests\//,
  /(^|\/)node_modules\/(msw|@mswjs|@graphql-tools|jose|pdfkit|fontkit|unpdf|srvx|commander|fast-check)\//,
  /(^|\/)node_modules\/graphql\/(execution|validation|subscription|utilities|type\/(schema|introspection|definition|validate|scalars|directives))/,
];

/** Absolute `moduleIds`; the result is relative to `root`. */
export function forbiddenModules(moduleIds: readonly string[], root: string): string[] {
  return moduleIds
    .map((id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/'))
    .filter((path) => FORBIDDEN.some((pattern) => pattern.test(path)));
}

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
