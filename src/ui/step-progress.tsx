import { css, cva } from '../../styled-system/css';

const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', fontSize: 'small' });
const stepName = css({ fontWeight: 'strong', color: 'accentText' });
const partName = css({ color: 'muted', marginInlineStart: 'auto' });
const rail = css({ display: 'flex', alignItems: 'center', gap: '1', marginBlockStart: '2' });
const piece = cva({
  base: {
    position: 'relative',
    flex: '1',
    overflow: 'hidden',
    borderRadius: 'round',
    border: '1px solid',
  },
  variants: {
    state: {
      done: {
        height: '0.375rem',
        background: 'accentText',
        borderColor: 'accentText',
        '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
      current: { height: '0.625rem', background: 'surface', borderColor: 'accentText' },
      ahead: { height: '0.375rem', background: 'line', borderColor: 'line' },
    },
  },
});
const filled = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  background: 'accentText',
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
});

/** Counts from 1. */
interface Place {
  readonly number: number;
  readonly of: number;
}

export interface StepProgressProps {
  /** Undefined where the screen is no step. */
  readonly step: (Place & { readonly name: string }) | undefined;
  /** Where one is within the step, or within what is no step. */
  readonly part?: Place | undefined;
}

/** How much of the step one is in is behind one: a half where nothing more is known. */
function share(part: Place | undefined): string {
  const done = part === undefined ? 0.5 : (part.number - 0.5) / part.of;
  return `${Math.round(done * 100)}%`;
}

/** "Step 3 of 6: Address and income", the part of it, and a rail that shows the same. */
export function StepProgress({ step, part }: StepProgressProps) {
  if (step === undefined && part === undefined) return null;
  const shown = step ?? { number: 1, of: 1 };
  const steps = Array.from({ length: shown.of }, (_, index) => index + 1);
  return (
    <div>
      <div className={line}>
        {step !== undefined && (
          <p className={stepName}>
            Step {step.number} of {step.of}: {step.name}
          </p>
        )}
        {part !== undefined && (
          <p className={partName}>
            Part {part.number} of {part.of}
          </p>
        )}
      </div>
      <div className={rail} aria-hidden="true">
        {steps.map((number) =>
          number === shown.number ? (
            <span key={number} className={piece({ state: 'current' })}>
              <span className={filled} style={{ width: share(part) }} />
            </span>
          ) : (
            <span
              key={number}
              className={piece({ state: number < shown.number ? 'done' : 'ahead' })}
            />
          ),
        )}
      </div>
    </div>
  );
}
