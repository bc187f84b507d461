import { expect, test } from 'vitest';
import {
  composeFirstPage,
  forVisitors,
  styleSource,
} from '../../cli/build/vite/first-page/compose';
import { firstStyles } from '../../cli/build/vite/first-page/first-styles';

const SHEET = `
@layer reset, base, utilities;
@font-face { font-family: Text; src: url(/assets/text-basic.woff2); unicode-range: U+20-7E }
@font-face { font-family: Text; src: url(/assets/text-latin.woff2); unicode-range: U+A0-FF }
@font-face { font-family: Other; src: url(/assets/other.woff2) }
@layer reset { h1, table { margin: 0 } table td { padding: 0 } }
@layer base {
  :root { --ink: black; --paper: var(--snow); --snow: white; --unread: red; --also: var(--unread) }
  [data-program=trovy] { --ink: navy }
  [data-program=honor] { --ink: maroon }
  [data-color-scheme=dark] { --ink: white }
  html { font-family: Text; color: var(--ink); background: var(--paper) }
  h1, [data-words] { text-wrap: balance }
  [data-words]::before { content: attr(data-words) }
  [data-painted] + #late { position: fixed }
  [data-program=trovy] [data-picture=login] { background-image: url(/assets/trovy.svg) }
}
@layer utilities {
  .d_flex { display: flex; transition: color var(--also) }
  .bg_red { background: red }
  .\\[\\&_\\>_p\\]\\:m_0 > p, .w_1\\/2 { margin: 0 }
  @media (width >= 64rem) { .desktop\\:d_grid { display: grid } .desktop\\:d_none { display: none } }
  @media (width < 40em) { .\\[\\@media_\\(width_\\<_40em\\)\\]\\:p_1 { padding: 1px } }
  @media print { .d_flex { display: block } }
  @starting-style { .d_flex { display: inline } }
  div > :empty + p { margin: 9px }
  div:has(> [data-screen=login]) + p, [data-screen="login"] h1 { margin: 7px }
  @page { margin: 1cm }
  .d_flex:focus-visible { outline: 1px solid }
  .d_flex.bg_red { color: red }
  div[data-invalid] .d_flex { color: crimson }
}
#root:has(> #late)::before { content: 'bones' }
@keyframes turn { to { rotate: 1turn } }
`;

const MARKUP =
  '<h1 class="d_flex desktop:d_grid [@media_(width_&lt;_40em)]:p_1">Log In</h1><div class="[&amp;_&gt;_p]:m_0"><p data-picture="login">a</p></div>';

test('the first styles are those of what is shown, of its brand, in the light, in their order', () => {
  const styles = firstStyles(SHEET, { program: 'trovy', markup: MARKUP });
  const lines = styles.replaceAll(/\s*\}/g, ' }').replaceAll(/\s+/g, ' ');
  for (const kept of [
    '@layer reset, base, utilities',
    'text-basic.woff2',
    'h1 { margin: 0 }',
    '--ink: black; --paper: var(--snow); --snow: white }',
    '[data-program=trovy] { --ink: navy }',
    'h1 { text-wrap: balance }',
    '[data-painted] + #late',
    '.d_flex { display: flex }',
    '.desktop\\:d_grid',
    '> p { margin: 0 }',
    ':focus-visible',
    // However its name is written in the markup.
    '{ padding: 1px }',
  ]) {
    expect(lines).toContain(kept);
  }
  expect(lines).not.toMatch(
    /bones|data-words|text-latin|other\.woff2|table|--unread|--also|honor|dark|bg_red|w_1|desktop\\:d_none|print|turn|transition|starting|9px|@page|crimson/,
  );
  // Behind all layers, so that the whole sheet does not fetch the same picture again.
  expect(lines.trim()).toMatch(/\} \[data-program=trovy\] \[data-picture=login\] \{[^}]*\}$/);
});

test('what stands after something empty is known by that', () => {
  const open = (markup: string) => firstStyles(SHEET, { program: 'trovy', markup });
  expect(open('<div><b></b><p>a</p></div>')).toContain('9px');
  expect(open('<div><div><b>a</b></div><p>a</p></div>')).not.toContain('9px');
});

test('what is about one screen is among the styles of that one alone', () => {
  const open = (screen: string) =>
    firstStyles(SHEET, {
      program: 'trovy',
      markup: `<div><main data-screen="${screen}"><h1>a</h1></main></div><p>b</p>`,
    });
  expect(open('login')).toContain('7px');
  expect(open('quick-appraisal')).not.toContain('7px');
});

const INDEX = `<!doctype html>
<html lang="en" data-program="home_light">
  <head>
    <meta
      name="description"
      content="Of another"
    />
    <link rel="icon" href="data:," />
    <title>Credit application</title>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"><p id="late">It takes longer.</p></div>
  </body>
</html>`;

const PAGE = {
  name: 'start',
  at: '/login?returnTo=%2F',
  program: 'trovy',
  title: 'Log In | Trovy',
  description: 'Apply for "it" & follow',
  favicon: '/assets/favicon.svg',
  markup:
    '<link rel="preload" as="image" href="/a.svg"/><a href="https://files.invalid/trovy/tcpa.pdf">TCPA</a>',
} as const;

test('a page for visitors names no file that only those need who are signed in', () => {
  const named = `
    <link rel="signed-in" data-for="*" href="/assets/everywhere.js">
    <link rel="signed-in" data-for="/offer /app/offer" href="/assets/offer.js">`;
  const index = INDEX.replace('\n  </head>', `${named}\n  </head>`);
  expect(index).toContain('offer.js');
  expect(forVisitors(index)).toBe(INDEX);
  expect(() => forVisitors(INDEX)).toThrow('The page has no');
});

test('a first page is the page of every path with the brand, its markup and its styles in it', () => {
  const styles = 'html{color:red}';
  const made = { index: INDEX, page: PAGE, styles, scripts: ['/assets/brand.js'], fonts: [] };
  const html = composeFirstPage(made);
  expect(html).toContain('data-program="trovy"');
  expect(html).toContain('content="Apply for &quot;it&quot; &amp; follow"');
  expect(html).toContain('<title>Log In | Trovy</title>');
  expect(html).toContain(`<style>${styles}</style>`);
  expect(html).toContain('<link rel="stylesheet" disabled crossorigin href="/assets/index.css">');
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/brand.js">',
  );
  expect(html).toContain(
    '<div id="root" data-painted="trovy" data-at="/login?returnTo=%2F"><a data-file="trovy/tcpa.pdf">TCPA</a></div><p id="late">It takes longer.</p>' +
      '<input id="early-submit" form="first-form" hidden>',
  );
  expect(() => composeFirstPage({ ...made, index: '<html></html>' })).toThrow('The page has no');
  const page = { ...PAGE, markup: '<p style="color:red">Step 1</p>' };
  expect(() => composeFirstPage({ ...made, page })).toThrow('refuses a style there: <p style=');
  expect(styleSource(styles)).toMatch(/^'sha256-[\w+/]{43}='$/);
});
