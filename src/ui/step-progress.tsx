import { css, cva } from '../../styled-system/css';

const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', fontSize: 'small' });
const stepName = css({ fontWeight: 'strong', color: 'accentText' });
const partName = css({ color: 'muted', '* + &': { marginInlineStart: 'auto' } });
const rail = cva({
  base: { gap: '1', marginBlockStart: '2' },
  variants: {
    // Beside the column the steps stand with their names and dates.
    listed: { true: { display: { base: 'flex', desktop: 'none' } }, false: { display: 'flex' } },
  },
});
const piece = cva({
  base: {
    flex: '1',
    height: '0.375rem',
    borderRadius: 'round',
    overflow: 'hidden',
    color: 'accentText',
    printColorAdjust: 'exact',
    // What is behind one, on what is still to come: no line around it, which would be seen before what is filled.
    background:
      'linear-gradient(currentColor 0 0) 0 0/0 100% no-repeat color-mix(in srgb, currentColor 24%, transparent)',
    // What a page more has brought one is seen to be added.
    transition: 'background-size token(durations.calm)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText!' },
  },
  variants: {
    // From the step before: it is seen to be begun.
    fills: { true: { _starting: { backgroundSize: '0 100%!' } } },
    filled: {
      whole: { backgroundSize: '100% 100%' },
      half: { backgroundSize: '50% 100%' },
      begun: { backgroundSize: '5% 100%' },
      nearlyWhole: { backgroundSize: '95% 100%' },
      otherwise: {},
    },
  },
});

/** Counts from 1. */
interface Place {
  readonly number: number;
  readonly of: number;
}

/** Where a screen stands among those of its step, where that is known. */
export type PlaceInStep = 'begun' | 'nearlyWhole';

export interface StepProgressProps {
  /** Undefined where the screen is no step. */
  readonly step: (Place & { readonly name: string }) | undefined;
  /** Where one is within the step, or within what is no step. */
  readonly part?: Place | undefined;
  /** Without a part: where the screen stands in its step, so that the rail never goes back on the way. A half where it is not told. */
  readonly stands?: PlaceInStep | undefined;
  /** The step is come to from the one before it. */
  readonly fills?: boolean;
}

interface Drawn {
  readonly part: Place | undefined;
  readonly stands: PlaceInStep | 'half' | undefined;
  readonly fills: boolean;
}

/**
 * How much of a step is behind one; of the one that is shown a half where no more is known. Only a part of
 * another size is an attribute: a painted page can have none.
 */
function drawn(step: number, shown: number, { part, stands = 'half', fills }: Drawn) {
  if (step < shown) return { className: piece({ filled: 'whole' }) };
  if (step > shown) return { className: piece({ filled: 'otherwise' }) };
  if (part === undefined) return { className: piece({ filled: stands, fills }) };
  const percent = ((part.number - 0.5) / part.of) * 100;
  return {
    className: piece({ filled: 'otherwise', fills }),
    style: { backgroundSize: `${percent}% 100%` },
  };
}

/** "Step 3 of 6: Address and income", the part of it, and a rail that shows the same where no list of the steps does. */
export function StepProgress({ step, part, stands, fills = false }: StepProgressProps) {
  if (step === undefined && part === undefined) return null;
  const { number, of } = step ?? { number: 1, of: 1 };
  const steps = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <div>
      <div className={line}>
        {step && (
          <p className={stepName}>
            Step {number} of {of}: {step.name}
          </p>
        )}
        {part && (
          <p className={partName}>
            Part {part.number} of {part.of}
          </p>
        )}
      </div>
      <div className={rail({ listed: step !== undefined })} aria-hidden="true">
        {steps.map((one) => (
          <span key={one} {...drawn(one, number, { part, stands, fills })} />
        ))}
      </div>
    </div>
  );
}
