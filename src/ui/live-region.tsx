import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

/** While it is empty it takes no room between its neighbours, yet stays known to screen readers. */
const region = css({ _empty: { position: 'absolute' } });

/** Where news appears and is announced politely. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={region}>
      {children}
    </div>
  );
}
