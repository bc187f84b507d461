import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) 13rem' },
  gap: { base: '4', tablet: '6' },
  alignItems: { base: 'start', tablet: 'center' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const place = css({
  order: { tablet: '2' },
  width: 'full',
  maxWidth: { base: '11rem', tablet: 'none' },
  _print: { display: 'none' },
});

/** A picture above the words that begin a screen, beside them where there is room. */
export function PictureHeading({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={frame}>
      <div className={place}>{picture}</div>
      <div className={words}>{children}</div>
    </div>
  );
}
