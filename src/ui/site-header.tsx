import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { css, cva } from '../../styled-system/css';

const bar = cva({
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    background: 'headerBackground',
    borderBottom: 'headerLine',
    // Landscape phones and enlarged text leave little height.
    '@media (height < 28rem)': { position: 'static' },
    _print: { position: 'static', background: 'none' },
  },
  variants: {
    theme: {
      // A light header follows the color scheme; a dark one is always dark.
      light: { color: 'foreground' },
      dark: {
        color: 'inkText',
        colorScheme: 'dark',
        '& :focus-visible': { outlineColor: 'inkText' },
      },
    },
  },
});
const inside = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: { base: '3.25rem', tablet: '4rem' },
  width: 'full',
  maxWidth: { base: 'column', desktop: 'page' },
  marginInline: 'auto',
  paddingInline: '4',
  paddingBlock: { base: '1', tablet: '2' },
  // Printed, the name is enough, aligned with the text.
  _print: { maxWidth: 'none', paddingInline: '0' },
  '& > :not(a:first-child)': { _print: { display: 'none' } },
});
const home = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  minWidth: '0',
  flex: '1 1 7rem',
  maxWidth: '166px',
});
const picture = css({
  width: 'auto',
  height: 'auto',
  maxWidth: 'full',
  maxHeight: '2.25rem',
  // Forced colors drop the background, on which a white name would be invisible.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'headerBackground',
    padding: '1',
    borderRadius: 'small',
  },
  _print: { filter: 'brightness(0)' },
});

export interface SiteHeaderProps {
  logo: { src: string; alt: string; href: string };
  /** Whether the background is light or dark. */
  theme: 'light' | 'dark';
  children?: ReactNode;
}

export function SiteHeader({ logo, theme, children }: SiteHeaderProps) {
  return (
    <header className={bar({ theme })}>
      <div className={inside}>
        <Link href={logo.href} asChild>
          <a href={logo.href} className={home}>
            <img src={logo.src} alt={logo.alt} className={picture} width="166" height="36" />
          </a>
        </Link>
        {children}
      </div>
    </header>
  );
}
