import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const pane = css({
  display: { base: 'none', desktop: 'flex' },
  flexDirection: 'column',
  gap: '4',
  // A sheet of its own: the edge of the ground behind the head would run through the words.
  padding: '6',
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  _print: { display: 'none' },
});
const heading = css({ fontSize: 'subheading' });

/** Words that help, beside the column. Only from 1024 px on, where there is room. */
export function SidePane({
  title,
  children,
}: {
  /** Left out where what stands in it says what it is. */
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={pane} data-pane>
      {title !== undefined && (
        <p className={heading} data-title="">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
