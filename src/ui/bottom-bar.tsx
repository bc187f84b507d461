import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

const NARROWEST = '@media (width < 22rem)';

const bar = css({
  display: { base: 'flex', desktop: 'none' },
  position: 'fixed',
  insetInline: '0',
  // Above the cookie banner.
  bottom: 'var(--banner-height, 0px)',
  zIndex: 'header',
  alignItems: 'center',
  justifyContent: 'space-between',
  // In large text the button wraps below before an amount would break.
  flexWrap: 'wrap',
  columnGap: { base: '2', tablet: '4' },
  rowGap: '1',
  paddingInline: 'max(token(spacing.4), calc((100% - token(sizes.column)) / 2 + token(spacing.4)))',
  paddingBlockStart: '2',
  paddingBlockEnd: 'calc(0.5rem + env(safe-area-inset-bottom, 0px))',
  background: 'surface',
  borderTop: '1px solid token(colors.line)',
  boxShadow: '0 -8px 28px -12px hsl(215 40% 15% / 0.22)',
  animation: 'up',
  // Little height is left with an on-screen keyboard, in landscape, or in text twice as large.
  '@media (height < 28rem)': { display: 'none' },
  _print: { display: 'none' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  // Next to the button on one line, or on a separate line.
  flex: '999 1 max-content',
  minWidth: '0',
  animation: 'fade',
  lineHeight: 'heading',
});
const label = css({ fontSize: 'small', color: 'muted' });
const figure = css({
  fontFamily: 'display',
  fontSize: 'subheading',
  fontWeight: 'display',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'tight',
  [NARROWEST]: { fontSize: 'body' },
});

const buttons = cva({
  base: {
    display: 'flex',
    gap: '2',
    marginInlineStart: 'auto',
    maxWidth: 'full',
    // Two equal choices have the same width.
    '& > *': { flex: '1 0 auto', [NARROWEST]: { paddingInline: '2' } },
  },
  // Full width without text next to it: half a bar would be empty.
  variants: { alone: { true: { flex: '1' }, false: { flex: '1 0 auto' } } },
});

export interface BottomBarProps {
  /**
   * The page's main figure in short: "Credit line", "$640". Null while the page shows it in view.
   */
  about: { readonly term: string; readonly value: string } | null;
  /** The action, or a link to an open task. */
  children: ReactNode;
  /**
   * Whether the page has the same buttons. Keyboards and screen readers then use those, and find
   * each button once.
   */
  repeats: boolean;
}

/** Main figure and action of a long page, on a phone while the page's own buttons are out of view. */
export function BottomBar({ about, children, repeats }: BottomBarProps) {
  const look = buttons({ alone: about === null });
  return (
    <div ref={barSpace} className={bar} data-bottom-bar>
      {about !== null && (
        <p className={words}>
          <span className={label}>{about.term}</span> <span className={figure}>{about.value}</span>
        </p>
      )}
      {repeats ? (
        <div
          ref={skipInTabOrder}
          className={look}
          aria-hidden="true"
          // Keeps the focus on the page; it would be lost when the bar closes.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children}
        </div>
      ) : (
        <div className={look}>{children}</div>
      )}
    </div>
  );
}

/** Takes buttons out of the tab order. */
function skipInTabOrder(element: HTMLElement | null): void {
  for (const each of element?.querySelectorAll<HTMLElement>('a, button') ?? []) each.tabIndex = -1;
}

/**
 * Keeps what scrolls into view above the bar at the lower edge of the window, and sets its height
 * as `--bar-height` on the root. Returns the cleanup.
 */
export function barSpace(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    style.setProperty('--bar-height', height);
    style.scrollPaddingBottom = `calc(var(--banner-height, 0px) + ${height} + 0.5rem)`;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar-height');
    style.scrollPaddingBottom = '';
  };
}
