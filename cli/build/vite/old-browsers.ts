import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Keyed by their name in `browserslist`. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iPhone and iPad',
};

const TARGETS: Readonly<Record<string, string>> = { ios_saf: 'ios' };

export interface OldestBrowser {
  readonly name: string;
  readonly version: string;
  readonly target: string;
}

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

/** Heading first. Older browsers may be unable to read scripts, so this needs none. */
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
 * Hidden until a style sheet shows it (src/ui/global.css) in a browser that lacks features of the
 * oldest supported ones.
 */
export function oldBrowsers(): Plugin {
  return {
    name: 'portal:old-browsers',
    transformIndexHtml: () => [
      {
        // A closed dialog is hidden without any style.
        tag: 'dialog',
        attrs: { id: 'too-old', 'aria-label': 'This browser is too old' },
        children: words(oldestBrowsers()),
        injectTo: 'body-prepend' as const,
      },
    ],
  };
}
