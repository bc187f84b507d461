import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Takes the list of public suffixes, a quarter of the mock's script, out of the page: see its stand-in. */
export function stubTldts(): Plugin {
  return {
    name: 'portal:stub-tldts',
    config: ({ root = process.cwd() }) => ({
      resolve: { alias: { tldts: join(root, 'mock-server/mounts/browser/registrable-domain.ts') } },
    }),
  };
}
