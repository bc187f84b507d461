import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

const NARROWEST = '@media (width < 22rem)';

const bar = css({
  display: { base: 'flex', desktop: 'none' },
  position: 'fixed',
  insetInline: '0',
  bottom: 'var(--banner-height, 0px)',
  zIndex: 'header',
  alignItems: 'center',
  justifyContent: 'space-between',
  // In large text, the button wraps before an amount would break.
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
  // On-screen keyboard, landscape and enlarged text leave little height.
  '@media (height < 28rem)': { display: 'none' },
  _print: { display: 'none' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
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
    '& > *': { flex: '1 0 auto', [NARROWEST]: { paddingInline: '2' } },
  },
  // Without text next to it, half of the bar would be empty.
  variants: { alone: { true: { flex: '1' }, false: { flex: '1 0 auto' } } },
});

export interface BottomBarProps {
  /** Short figure: "Credit line", "$640". Null while the page shows it in view. */
  about: { readonly term: string; readonly value: string } | null;
  children: ReactNode;
  /** Whether the page has the same buttons. Keyboards and screen readers then find only those. */
  repeats: boolean;
}

/** Shown on a phone while the page's buttons are out of view. */
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
          // Focus would be lost when the bar closes, so it stays on the page.
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

function skipInTabOrder(element: HTMLElement | null): void {
  for (const each of element?.querySelectorAll<HTMLElement>('a, button') ?? []) each.tabIndex = -1;
}

/**
 * Sets `--bar-height` on the root, so that scrolling keeps content above the bar. Returns the
 * cleanup.
 */
export function barSpace(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isInFlow = getComputedStyle(element).position === 'static';
    const height = isInFlow ? '0px' : `${element.offsetHeight}px`;
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
