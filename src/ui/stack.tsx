import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';

const stack = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    // A page that ends within a flex box lets its parts overlap, or leaves half of the sheet empty.
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

/** Things one below the other. The gap is a step of the spacing scale, 6 (24 px) by default. */
export function Stack({ gap, children }: { gap?: StackGap; children: ReactNode }) {
  return <div className={stack({ gap })}>{children}</div>;
}

/**
 * Related fields beside each other; one below the other on a phone. Beside each other each label stands on
 * its control: a hint, which only one of them may have, beside its label where there is room, else below it.
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
  // The control is as wide as the field, so it has a line of its own. That is not said here: a rule for any element
  // below a `:has()` has a browser style the whole page anew with each part that comes or goes.
  '& > :has(> [id$=-hint])': { tablet: { flexFlow: 'wrap', columnGap: '3' } },
});

const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  flexWrap: 'wrap',
  alignItems: { base: 'stretch', tablet: 'center' },
  gap: '3',
  marginBlockStart: '2',
  outlineWidth: '0',
  scrollMarginBlock: '6rem',
  _print: { display: 'none' },
});

export interface ActionsProps {
  /** Where something else on the page leads here; the place then takes the focus. */
  id?: string;
  children: ReactNode;
}

/** A row of buttons; one below the other, full width and equal on a phone. */
export function Actions({ id, children }: ActionsProps) {
  return (
    <div id={id} tabIndex={id === undefined ? undefined : -1} className={actions}>
      {children}
    </div>
  );
}

const quiet = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '2', tablet: '3' },
  // Their words begin where the text around them does; on a phone they stand under buttons of the whole width, as one of those would.
  justifyContent: { base: 'center', tablet: 'flex-start' },
  marginInlineStart: { tablet: 'calc(-1 * (token(spacing.3) + token(borderWidths.control)))' },
  '& > *': { paddingInline: { base: '2', tablet: '3' } },
  _print: { display: 'none' },
});

/** Tertiary buttons below the others: side by side in every window, for none of them is what the page is about. */
export function QuietActions({ children }: { children: ReactNode }) {
  return <div className={quiet}>{children}</div>;
}

const sheet = css({
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  boxShadow: 'low',
  // What a sheet is called is less than what begins a part of the page.
  '& h2': { fontSize: 'subheading', marginBlockStart: '0' },
  _print: { boxShadow: 'none' },
});
const within = css({ padding: { base: '4', tablet: '6' } });
// Rows bring the room above and below their words themselves: the last of them ends the sheet.
const end = css({ paddingInline: { base: '4', tablet: '6' } });

/** A sheet on the page; with `rows` it ends with those of a list, each of them ruled off above. */
export function Card({ children, rows }: { children: ReactNode; rows?: ReactNode }) {
  if (rows === undefined) return <div className={cx(sheet, within)}>{children}</div>;
  return (
    <div className={sheet}>
      <div className={within}>{children}</div>
      <div className={end}>{rows}</div>
    </div>
  );
}

/** A thin line between two parts. */
export function Divider() {
  return <hr className={css({ border: 'none', borderTop: '1px solid token(colors.line)' })} />;
}
