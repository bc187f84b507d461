import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { headWords } from './heading';

const head = css({ marginBlockEnd: 'token(sizes.bandSpace)' });

// The lower edge, positioned so that it takes no space.
const edge = css({
  position: 'absolute',
  zIndex: '-1',
  insetInline: '0',
  height: '0',
  pointerEvents: 'none',
  _print: { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
});
const ground = css({
  position: 'absolute',
  insetInline: '0',
  bottom: 'calc(-1 * token(sizes.bandReach))',
  height: 'bandHeight',
  background: 'bandBackground',
  borderBottom: 'bandRule',
  clipPath: 'var(--band-edge)',
  mask: 'var(--band-mask)',
});

export function BrandHead({ children }: { children: ReactNode }) {
  return (
    <div className={head}>
      <div className={headWords}>{children}</div>
      <div className={edge} aria-hidden="true">
        <div className={ground} />
      </div>
    </div>
  );
}
