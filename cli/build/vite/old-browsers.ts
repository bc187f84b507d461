import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** How a person knows a browser, by its name in `browserslist`. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iPhone and iPad',
};

/** The same, as a build target is called. */
const TARGETS: Readonly<Record<string, string>> = { ios_saf: 'ios' };

export interface OldestBrowser {
  readonly name: string;
  readonly version: string;
  readonly target: string;
}

/** The oldest browsers that the portal works in: `browserslist` in package.json, the one place. */
export function oldestBrowsers(root = process.cwd()): readonly OldestBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    browserslist: readonly string[];
  };
  return browserslist.map((line) => {
    const [, id = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const name = NAMES[id];
    if (name === undefined) throw new Error(`browserslist: ${line} is none of the browsers named`);
    return { name, version, target: `${TARGETS[id] ?? id}${version}` };
  });
}

/** What an older browser says: words that need no script, for it may not read ours. The first of them in short. */
export function tooOld(browsers: readonly OldestBrowser[]): readonly [string, string] {
  const all = browsers.map(({ name, version }) => `${name} ${version}`);
  return [
    'This browser is too old for this application.',
    `Update it, or use ${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}, or newer.`,
  ];
}

function words(browsers: readonly OldestBrowser[]): string {
  const [short, more] = tooOld(browsers);
  return `<div><b>${short}</b> ${more}</div>`;
}

/**
 * Puts those words into the page, out of sight. The style sheet shows them where the browser lacks what
 * the oldest ones have (src/ui/global.css): where our scripts cannot even be read, it still can.
 */
export function oldBrowsers(): Plugin {
  return {
    name: 'portal:old-browsers',
    transformIndexHtml: () => [
      {
        // Closed, it is out of sight without any style.
        tag: 'dialog',
        attrs: { id: 'too-old', 'aria-label': 'This browser is too old' },
        children: words(oldestBrowsers()),
        injectTo: 'body-prepend' as const,
      },
    ],
  };
}
