import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const list = css({ display: 'flex', flexDirection: 'column', counterReset: 'step', gap: '4' });
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '2',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: 'round',
    background: 'accentSoft',
    color: 'accentText',
    fontWeight: 'display',
    fontVariantNumeric: 'tabular-nums',
    // Equal space above and below in every typeface.
    '@supports (text-box: trim-both cap alphabetic)': {
      display: 'block',
      textBox: 'trim-both cap alphabetic',
      textAlign: 'center',
      paddingBlock: 'calc((2rem - 1cap) / 2)',
    },
  },
});

export function NumberedSteps({ steps }: { steps: readonly ReactNode[] }) {
  const numbered = steps.map((step, index) => ({ number: index + 1, step }));
  return (
    <ol className={list}>
      {numbered.map(({ number, step }) => (
        <li key={number} className={item}>
          <div className={css({ paddingBlockStart: '0.2rem' })}>{step}</div>
        </li>
      ))}
    </ol>
  );
}
