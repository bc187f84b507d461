import type { Plugin } from 'vite';
import { PORTAL_PLACES, WORLD_PLACES } from '../../../mock-server/mounts/world-paths.ts';

const HELD = 'globalThis.portalFolder';

/** For a build that works in any folder, and for one at a host's root. */
export const FOUND_FOLDER = { anywhere: HELD, root: '""' } as const;

/** The folder is before a path of the portal or the mock. */
function folderPattern(): RegExp {
  const parts = [PORTAL_PLACES, WORLD_PLACES].map(
    ({ source }) => /\(([\w|-]+)\)/.exec(source)?.[1],
  );
  return new RegExp(`^(.*?)/(?:${parts.join('|')})(?:/|$)`);
}

const startScripts = (tags: string): string[] =>
  [...tags.matchAll(/<script\b[^>]*\bsrc="\.\/([^"]+)"/g)].map(([, file = '']) => file);

/**
 * Inline script that loads the start files from the folder that the worker reports, or that the
 * address suggests. If that fails, it starts the worker of the nearest parent and reloads. Other
 * scripts may fail without effect.
 */
export function findFolder(tags: string): string {
  return `{
  const root = document.documentElement;
  const path = location.pathname;
  const said = root.dataset.folder;
  const folder = said ?? (${String(folderPattern())}.exec(path)?.[1] ?? path.slice(0, path.lastIndexOf('/')));
  ${HELD} = folder;
  const say = (at) => {
    const main = document.createElement('main');
    const heading = document.createElement('h1');
    heading.textContent = document.title = 'This copy is not whole';
    const text = document.createElement('p');
    text.textContent = 'The script at ' + at + ' was not found. Put the whole folder of the build on this host, ' +
      'with all its files and folders as they are; then open the address of the folder itself.';
    main.append(heading, text);
    document.body.replaceChildren(main);
  };
  const isFolder = async (at) => {
    const found = await fetch(at + 'mockServiceWorker.js', { method: 'HEAD' }).catch(() => null);
    return found?.ok && (found.headers.get('content-type') ?? '').includes('javascript');
  };
  const enter = async (at) => {
    const workers = isSecureContext ? navigator.serviceWorker : undefined;
    if (workers && path.startsWith(at) && history.state !== 'sought') {
      try {
        await workers.register(at + 'mockServiceWorker.js', { scope: at });
        await workers.ready;
        history.replaceState('sought', '');
        location.reload();
        return;
      } catch {
      }
    }
    location.replace(at + location.search + location.hash);
  };
  const seek = async (script) => {
    const parts = said === undefined ? path.split('/').filter(Boolean) : [];
    for (let deep = parts.length; deep >= 0; deep -= 1) {
      const at = ['', ...parts.slice(0, deep), ''].join('/');
      // The page just requested its own files.
      if (at !== folder + '/' && (await isFolder(at))) return enter(at);
    }
    say(script);
  };
  const own = ${JSON.stringify(startScripts(tags))}.map((file) => location.origin + folder + '/' + file);
  addEventListener('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !own.includes(target.src)) return;
    if (document.readyState !== 'loading') void seek(target.src);
    else addEventListener('DOMContentLoaded', () => void seek(target.src));
  }, true);
  document.write(${JSON.stringify(tags).replaceAll('</', '<\\/')}.replaceAll('="./', '="' + folder + '/'));
}`;
}

const OWN_FILE = /[ \t]*<(?:script|link)\b[^>]*="\.\/[^>]*>(?:<\/script>)?\n?/g;

/** The inline script loads the removed files. */
export function withoutFixedPlace(html: string): string {
  const tags = (html.match(OWN_FILE) ?? []).map((tag) => tag.trim());
  const script = `<script>${findFolder(tags.join(''))}</script>\n`;
  return html.replaceAll(OWN_FILE, '').replace('</head>', () => `${script}</head>`);
}

/** A deployment detects its folder. */
export function refuseBase({ base }: { readonly base: string }): void {
  if (base === './') return;
  throw new Error(
    `The portal with its mock finds its folder by itself: build it without --base ${base}, then put it there`,
  );
}

/** The build can be moved between folders and hosts unchanged. */
export function anyFolder(): Plugin {
  return {
    name: 'portal:any-folder',
    apply: 'build',
    configResolved: refuseBase,
    transformIndexHtml: { order: 'post', handler: withoutFixedPlace },
  };
}
