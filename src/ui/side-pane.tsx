import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const pane = css({
  display: { base: 'none', desktop: 'flex' },
  flexDirection: 'column',
  gap: '4',
  // A separate card: the edge of the head's background would cross the text.
  padding: '6',
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  _print: { display: 'none' },
});
const heading = css({ fontSize: 'subheading' });

/** Shown from 1024 px. */
export function SidePane({
  title,
  children,
}: {
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
