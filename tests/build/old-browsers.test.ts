import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers, tooOld } from '../../cli/build/vite/old-browsers';
import { LONG_WAIT, LONG_WAIT_TEXT } from '../../src/ui/waiting-time';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the oldest browsers are the same in package.json, page, guide and build', () => {
  const browsers = oldestBrowsers();
  expect(browsers.map(({ target }) => target)).toEqual([
    'chrome120',
    'edge120',
    'firefox121',
    'safari17',
    'ios17',
  ]);
  expect(tooOld(browsers)).toEqual([
    'This browser is too old for this application.',
    'Update it, or use Chrome 120, Edge 120, Firefox 121, Safari 17 or Safari on iPhone and ' +
      'iPad 17, or newer.',
  ]);
  const guide = read('docs/guide/testing.md');
  for (const { name, version } of browsers) expect(guide).toContain(`| ${name} | ${version} |`);
});

test('the styles for unsupported browsers are outside of layers', () => {
  const css = read('src/ui/global.css');
  expect(css).toMatch(/\n#too-old \{\n {2}display: block;/);
  expect(css).toContain(
    '@supports (selector(:dir(ltr))) and (selector(:has(a))) and (contain-intrinsic-size: 1px)',
  );
});

test('a hanging page reports it without a script after the usual time', () => {
  expect(read('index.html')).toContain(`<div id="root"><p id="late">${LONG_WAIT_TEXT}</p></div>`);
  expect(read('src/ui/global.css')).toContain(`animation: late 0s ${LONG_WAIT / 1000}s both;`);
});
