import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const amount = css({
  display: 'block',
  fontFamily: 'display',
  fontSize: 'amount',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** An amount of money as the answer of a screen. Comes formatted. */
export function Amount({ children }: { children: ReactNode }) {
  return <span className={amount}>{children}</span>;
}
