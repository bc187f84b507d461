import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={css({ srOnly: true })} id={id}>
      {children}
    </span>
  );
}
