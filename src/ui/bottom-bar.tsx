import { css, cva } from '../../styled-system/css';
import { Button } from './button';
import { ArrowIcon } from './icons';

const NARROWEST = '@media (width < 22rem)';

const bar = css({
  display: { base: 'flex', desktop: 'none' },
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
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
  // Only one thing covers the page: the banner replaces the bar.
  'html[data-banner] &': { display: 'none' },
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

const lead = cva({
  base: { marginInlineStart: 'auto', maxWidth: 'full', [NARROWEST]: { paddingInline: '2' } },
  // Full width without text next to it: half a bar would be empty.
  variants: { alone: { true: { flex: '1' }, false: { flex: '1 0 auto' } } },
});

export interface BottomBarProps {
  /**
   * The page's main figure in short: "Credit line", "$640". Null while the page shows it in view.
   */
  about: { readonly term: string; readonly value: string } | null;
  /** Its target: an answer elsewhere on the page, never the answer itself. */
  button: string;
  /** Whether the target is above the view. */
  up: boolean;
  onJump: () => void;
}

/**
 * Shown on a phone while the task of a long page is out of view: the main figure, and a link to the
 * task.
 */
export function BottomBar({ about, button, up, onJump }: BottomBarProps) {
  return (
    <div ref={roomForBar} className={bar} data-bottom-bar>
      {about !== null && (
        <p className={words}>
          <span className={label}>{about.term}</span> <span className={figure}>{about.value}</span>
        </p>
      )}
      {/* It only scrolls, so it doesn't look like a primary button, and has an arrow in its
          direction. */}
      <Button
        size="small"
        variant="secondary"
        onClick={onJump}
        data-jump=""
        className={lead({ alone: about === null })}
      >
        {button}
        <ArrowIcon up={up} />
      </Button>
    </div>
  );
}

/**
 * Keeps what scrolls into view above the bar at the lower edge of the window, and sets its height
 * as `--bar-height` on the root. Returns the cleanup.
 */
export function roomForBar(element: HTMLElement | null): (() => void) | undefined {
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
