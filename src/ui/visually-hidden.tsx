import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={css({ srOnly: true })} id={id}>
      {children}
    </span>
  );
}
