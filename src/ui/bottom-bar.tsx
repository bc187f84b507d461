import { useState } from 'react';
import { css } from '../../styled-system/css';
import { Button } from './button';
import { useRoomForBar } from './room-for-bar';

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
  columnGap: '4',
  rowGap: '1',
  paddingInline: 'max(token(spacing.4), calc((100% - token(sizes.column)) / 2 + token(spacing.4)))',
  paddingBlockStart: '2',
  paddingBlockEnd: 'calc(0.5rem + env(safe-area-inset-bottom, 0px))',
  background: 'surface',
  borderTop: '1px solid token(colors.line)',
  boxShadow: '0 -8px 28px -12px hsl(215 40% 15% / 0.22)',
  animation: 'up 180ms ease-out',
  // One thing over the page at a time: while the banner asks, it has the lower edge.
  'html[data-banner] &': { display: 'none' },
  // Little height is left beside a keyboard, on its side, or in text twice as large.
  '@media (height < 28rem)': { display: 'none' },
  _print: { display: 'none' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '999 1 5rem',
  lineHeight: 'heading',
});
const label = css({ fontSize: 'small', color: 'muted' });
const figure = css({
  fontFamily: 'display',
  fontSize: 'subheading',
  fontWeight: 'display',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'tight',
});

export interface BottomBarProps {
  /** What the page is about, in short: "Credit line", "$640". */
  term: string;
  value: string;
  /** Where it leads: to what is answered further down, never the answer itself. */
  button: string;
  onJump: () => void;
}

/** On a phone, while the buttons of a long page are below the window: what it is about, and the way to them. */
export function BottomBar({ term, value, button, onJump }: BottomBarProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useRoomForBar(element);
  return (
    <div ref={setElement} className={bar} data-bottom-bar>
      <p className={words}>
        <span className={label}>{term}</span> <span className={figure}>{value}</span>
      </p>
      <Button size="small" onClick={onJump} className={css({ flex: '1 0 auto', maxWidth: 'full' })}>
        {button}
      </Button>
    </div>
  );
}
