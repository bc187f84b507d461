// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { css } from '../../styled-system/css';
import { SiteHeader } from './site-header';

const logo = { src: '/logo.svg', alt: 'Name', href: '/' };

test.each([
  ['light', css({ color: 'foreground' }), css({ color: 'inkText' })],
  ['dark', css({ color: 'inkText' }), css({ color: 'foreground' })],
] as const)('a %s header has the right text color', (theme, wanted, other) => {
  const page = renderToStaticMarkup(<SiteHeader logo={logo} theme={theme} />);
  const classes = /<header class="([^"]*)"/.exec(page)?.[1]?.split(' ');
  expect(classes).toContain(wanted);
  expect(classes).not.toContain(other);
});
