import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { barSpace } from './bottom-bar';

const stack = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    // Printed flex containers overlap, or leave half a page empty.
    _print: { display: 'block', '& > * + *': { marginBlockStart: '4' } },
  },
  variants: {
    gap: {
      1: { gap: '1' },
      2: { gap: '2' },
      3: { gap: '3' },
      4: { gap: '4' },
      6: { gap: '6' },
      8: { gap: '8' },
      12: { gap: '12' },
    },
  },
  defaultVariants: { gap: 6 },
});

export type StackGap = 1 | 2 | 3 | 4 | 6 | 8 | 12;

/** The gap is a step of the spacing scale; default 6 (24 px). */
export function Stack({ gap, children }: { gap?: StackGap; children: ReactNode }) {
  return <div className={stack({ gap })}>{children}</div>;
}

/**
 * Stacked on a phone. Side by side, each label is right above its control; only one field may have
 * a hint, which is next to its label if it fits.
 */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={fieldRow}>{children}</div>;
}

const fieldRow = css({
  display: 'grid',
  gap: '6',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr', tablet: '1fr 1fr' },
  '& > * > [id$=-hint]': { tablet: { marginBlockEnd: '0' } },
  // The control is as wide as the field, so it wraps. No selector below `:has()`: browsers would
  // restyle the page on every change.
  '& > :has(> [id$=-hint])': { tablet: { flexFlow: 'wrap', columnGap: '3' } },
});

const actions = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'stretch', tablet: 'center' },
    gap: '3',
    marginBlockStart: '2',
    outlineWidth: '0',
    scrollMarginBlock: '6rem',
    _print: { display: 'none' },
  },
  variants: {
    sticky: {
      true: {
        '@media (width < 48rem)': {
          '& > *': { flexGrow: '1' },
          // With an on-screen keyboard or in landscape, little height is left.
          '@media (height >= 28rem)': {
            position: 'sticky',
            bottom: 'var(--banner-height, 0px)',
            zIndex: '1',
            // As wide as the window.
            marginInline: '-4',
            marginBlockEnd: '-2',
            paddingInline: '4',
            paddingBlockStart: '2',
            paddingBlockEnd: 'calc(0.5rem + env(safe-area-inset-bottom, 0px))',
            background: 'background',
            borderTop: '1px solid token(colors.line)',
          },
        },
      },
      false: { flexDirection: { base: 'column', tablet: 'row' } },
    },
  },
});

export interface ActionsProps {
  /** Links on the page move the focus here. */
  id?: string;
  /** On a phone the row sticks to the window's lower edge while its place is further down. */
  sticky?: boolean;
  children: ReactNode;
}

/** On a phone stacked with equal widths, unless `sticky`. */
export function Actions({ id, sticky = false, children }: ActionsProps) {
  return (
    <div
      id={id}
      ref={sticky ? barSpace : undefined}
      tabIndex={id === undefined ? undefined : -1}
      className={sticky ? actions({ sticky: true }) : actions({ sticky: false })}
    >
      {children}
    </div>
  );
}

const quiet = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '2', tablet: '3' },
  // Aligns with the surrounding text; on a phone centered under full-width buttons.
  justifyContent: { base: 'center', tablet: 'flex-start' },
  marginInlineStart: { tablet: 'calc(-1 * (token(spacing.3) + token(borderWidths.control)))' },
  '& > *': { paddingInline: { base: '2', tablet: '3' } },
  _print: { display: 'none' },
});

/** Below the other buttons, always side by side: none is the main action. */
export function QuietActions({ children }: { children: ReactNode }) {
  return <div className={quiet}>{children}</div>;
}

const sheet = css({
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  boxShadow: 'low',
  // Ranks below a section of the page.
  '& h2': { fontSize: 'subheading', marginBlockStart: '0' },
  _print: { boxShadow: 'none' },
});
const within = css({ padding: { base: '4', tablet: '6' } });
// Rows have padding: the last one ends the card.
const end = css({ paddingInline: { base: '4', tablet: '6' } });

/** `rows`: a list at the end, with lines above its rows. */
export function Card({ children, rows }: { children: ReactNode; rows?: ReactNode }) {
  if (rows === undefined) return <div className={cx(sheet, within)}>{children}</div>;
  return (
    <div className={sheet}>
      <div className={within}>{children}</div>
      <div className={end}>{rows}</div>
    </div>
  );
}

export function Divider() {
  return <hr className={css({ border: 'none', borderTop: '1px solid token(colors.line)' })} />;
}
