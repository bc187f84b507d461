import { css, cva } from '../../styled-system/css';

const text = css({ fontSize: 'small', fontWeight: 'strong', color: 'accentText' });
const rail = css({ display: 'flex', gap: '1', marginBlockStart: '2' });
const piece = cva({
  base: { height: '0.375rem', flex: '1', borderRadius: 'round' },
  variants: {
    state: {
      done: { background: 'accentText' },
      current: { background: 'accentText' },
      ahead: { background: 'line' },
    },
  },
});

export interface StepProgressProps {
  /** Counts from 1. */
  number: number;
  of: number;
  name: string;
}

/** "Step 3 of 6: Address and income" and a rail that shows the same. */
export function StepProgress({ number, of, name }: StepProgressProps) {
  const steps = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <div>
      <p className={text}>
        Step {number} of {of}: {name}
      </p>
      <div className={rail} aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={piece({
              state: step < number ? 'done' : step === number ? 'current' : 'ahead',
            })}
          />
        ))}
      </div>
    </div>
  );
}
