import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const list = css({ display: 'flex', flexDirection: 'column', counterReset: 'step', gap: '4' });
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '3',
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
  },
});

/** What happens one after the other. */
export function NumberedSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={list}>
      {steps.map((step, index) => (
        <li key={index} className={item}>
          <div className={css({ paddingBlockStart: '0.2rem' })}>{step}</div>
        </li>
      ))}
    </ol>
  );
}
