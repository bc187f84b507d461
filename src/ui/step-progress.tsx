import { css, cva } from '../../styled-system/css';

const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', fontSize: 'small' });
const stepName = css({ fontWeight: 'strong', color: 'accentText' });
const partName = css({ color: 'muted', '* + &': { marginInlineStart: 'auto' } });
const rail = cva({
  base: { gap: '1', marginBlockStart: '2' },
  variants: {
    // The sidebar lists the steps with names and dates.
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
    // One background: a border would be visible before the fill.
    background:
      'linear-gradient(currentColor 0 0) 0 0/0 100% no-repeat color-mix(in srgb, currentColor 24%, transparent)',
    transition: 'background-size token(durations.calm)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText!' },
  },
  variants: {
    // Animated after the previous step was completed.
    fills: { true: { _starting: { backgroundSize: '0 100%!' } } },
    filled: {
      whole: { backgroundSize: '100% 100%' },
      half: { backgroundSize: '50% 100%' },
      // Not narrower than high, so that it doesn't look like a flaw.
      begun: { backgroundSize: 'max(5%, 0.75rem) 100%' },
      almostDone: { backgroundSize: '95% 100%' },
      otherwise: {},
    },
  },
});

/** From 1. */
interface Place {
  readonly number: number;
  readonly of: number;
}

export type PlaceInStep = 'begun' | 'almostDone';

export interface StepProgressProps {
  /** Undefined if the screen isn't a step. */
  readonly step: (Place & { readonly name: string }) | undefined;
  /** Position within the step, or within a form that isn't one. */
  readonly part?: Place | undefined;
  /**
   * The screen's position in its step if `part` is missing, so that the bar never moves back;
   * default half.
   */
  readonly filledShare?: PlaceInStep | undefined;
  /** Whether the user has just completed the previous step. */
  readonly fills?: boolean;
}

interface Drawn {
  readonly part: Place | undefined;
  readonly filledShare: PlaceInStep | 'half' | undefined;
  readonly fills: boolean;
}

/**
 * Returns the filled share, half if unknown. Prerendered pages can't have the attribute, so it is
 * set only for other shares.
 */
function drawn(step: number, shown: number, { part, filledShare = 'half', fills }: Drawn) {
  if (step < shown) return { className: piece({ filled: 'whole' }) };
  if (step > shown) return { className: piece({ filled: 'otherwise' }) };
  if (part === undefined) return { className: piece({ filled: filledShare, fills }) };
  const percent = ((part.number - 0.5) / part.of) * 100;
  return {
    className: piece({ filled: 'otherwise', fills }),
    style: { backgroundSize: `${percent}% 100%` },
  };
}

export function StepProgress({ step, part, filledShare, fills = false }: StepProgressProps) {
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
          <span key={one} {...drawn(one, number, { part, filledShare, fills })} />
        ))}
      </div>
    </div>
  );
}
