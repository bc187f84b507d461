import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

/** Takes no space while empty, but stays known to screen readers. */
const region = css({ _empty: { position: 'absolute' } });

export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={region}>
      {children}
    </div>
  );
}
