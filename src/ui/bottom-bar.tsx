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
  // In large text the button goes under the words, before an amount would break in its middle.
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
  // One thing over the page at a time: while the banner asks, it has the lower edge.
  'html[data-banner] &': { display: 'none' },
  // Little height is left beside a keyboard, on its side, or in text twice as large.
  '@media (height < 28rem)': { display: 'none' },
  _print: { display: 'none' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  // Whole beside the button, or on a line of their own.
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
  // As wide as the page where nothing is said beside it: half a bar would be empty.
  variants: { alone: { true: { flex: '1' }, false: { flex: '1 0 auto' } } },
});

export interface BottomBarProps {
  /** What the page is about, in short: "Credit line", "$640". Null while the page says it in sight. */
  about: { readonly term: string; readonly value: string } | null;
  /** Where it leads: to what is answered elsewhere on the page, never the answer itself. */
  button: string;
  /** Whether that is above what is in sight. */
  up: boolean;
  onJump: () => void;
}

/** On a phone, while what is to be done on a long page is out of sight: what it is about, and the way there. */
export function BottomBar({ about, button, up, onJump }: BottomBarProps) {
  return (
    <div ref={roomForBar} className={bar} data-bottom-bar>
      {about !== null && (
        <p className={words}>
          <span className={label}>{about.term}</span> <span className={figure}>{about.value}</span>
        </p>
      )}
      {/* It only scrolls: no look of the one thing to do, and an arrow the way it goes. */}
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
 * Keeps what scrolls into view above the bar at the lower edge of the window, and sets its height as
 * `--bar-height` on the root. Returns the cleanup.
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
