import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

/** Screen readers know the region while it is empty. */
const region = css({ _empty: { position: 'absolute' } });

export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={region}>
      {children}
    </div>
  );
}
