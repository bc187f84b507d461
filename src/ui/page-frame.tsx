import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  _print: { display: 'block' },
});
// The background behind the head extends below overlapping content.
const body = css({
  position: 'relative',
  isolation: 'isolate',
  // A phone's bar in it must cover the footer.
  zIndex: '1',
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  _print: { display: 'block' },
});
// Shown with the content: help and footer would move from under its skeleton.
const endStyle = css({
  'div:has([data-waiting]) > &': { display: 'none' },
  _print: { display: 'none' },
});
const skip = css({
  position: 'fixed',
  top: '2',
  left: '2',
  zIndex: 'modal',
  padding: '3',
  background: 'surface',
  color: 'accentText',
  fontWeight: 'strong',
  borderRadius: 'small',
  boxShadow: 'medium',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  _print: { display: 'none' },
});

export interface PageFrameProps {
  header: ReactNode;
  end: ReactNode;
  children: ReactNode;
}

/** The skip link is left out if there is no header to skip. */
export function PageFrame({ header, end, children }: PageFrameProps) {
  return (
    <div className={frame}>
      {header && (
        <a href="#main" className={skip}>
          Skip to main content
        </a>
      )}
      {header}
      <div className={body}>{children}</div>
      <div className={endStyle}>{end}</div>
    </div>
  );
}
