import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const icon = css({ flex: 'none', width: '1.25em', height: '1.25em', display: 'inline-block' });

/** 24 units, lines 1.75 wide with round ends. Icons never carry meaning alone. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className={icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
