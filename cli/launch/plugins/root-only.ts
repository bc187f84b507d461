import type { Plugin } from 'vite';

/** Runs before anything else of the page, and needs nothing of it. */
export const SAY_MISPLACED = `addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const say = () => {
    const main = document.createElement('main');
    const heading = document.createElement('h1');
    heading.textContent = document.title = 'This copy is in the wrong place';
    const text = document.createElement('p');
    text.textContent = 'Its scripts were not found at ' + target.src + '. A copy of the portal with its mock ' +
      'has to stand at the root of a host, such as ' + location.origin + '/, with all its files; ' +
      'it does not work below a path.';
    main.append(heading, text);
    document.body.replaceChildren(main);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
  else say();
}, true);`;

/** Throws for a base address that is not the root of a host. */
export function requireRoot({ base }: { readonly base: string }): void {
  if (base === '/') return;
  throw new Error(
    `The portal with its mock works at the root of a host only: build it without --base ${base}`,
  );
}

/**
 * The static copy works at the root of a host only: its worker, its addresses and its paths begin there. A
 * build for another place fails, and a copy that was put there says so instead of staying blank.
 */
export function rootOnly(): Plugin {
  return {
    name: 'portal:root-only',
    apply: 'build',
    configResolved: requireRoot,
    transformIndexHtml: () => [
      { tag: 'script', children: SAY_MISPLACED, injectTo: 'head-prepend' as const },
    ],
  };
}
