import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { CheckIcon } from './control-icons';
import { VisuallyHidden } from './visually-hidden';

export interface TimelineStep {
  readonly state: 'done' | 'now' | 'next';
  readonly title: ReactNode;
  readonly when?: ReactNode;
}

const SAID = { done: 'Done: ', now: 'Now: ', next: 'Next: ' } as const;

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '3',
  paddingBlockEnd: '4',
  _last: { paddingBlockEnd: '0' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.875rem -0.875rem',
    insetInlineStart: 'calc(0.875rem - 1px)',
    borderInlineStart: '2px solid token(colors.line)',
  },
  // Only up to the last step of those done in order.
  '&[data-state=done]::before': { borderColor: 'accentText' },
  '[data-state=now] ~ &': { _before: { borderColor: 'line!' } },
});
const mark = cva({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: 'round',
    border: '2px solid token(colors.border)',
    fontSize: 'small',
    fontWeight: 'strong',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
    background: 'surface',
    printColorAdjust: 'exact',
  },
  variants: {
    state: {
      done: {
        background: 'accentText',
        borderColor: 'accentText',
        color: 'surface',
        // Lighter if done early, so that the line doesn't seem to start there.
        '[data-state=now] ~ li > &': { background: 'accentSoft!', color: 'accentText!' },
      },
      now: { borderColor: 'accentText', color: 'accentText' },
      next: {},
    },
  },
});
/** Line of the step that was just completed. */
const completedLine = css({
  _before: {
    transformOrigin: 'top',
    animation: 'drawLine',
    _motionReduce: { animation: 'none' },
  },
});
const appears = css({ animation: 'fade', _motionReduce: { animation: 'none' } });
/** Must not look like a radio. */
const waiting = css({
  position: 'relative',
  width: '0.75rem',
  height: '0.75rem',
  margin: '0.5rem',
  borderRadius: 'round',
  border: '0.375rem solid token(colors.border)',
});
const dot = css({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: 'round',
  // Visible in forced colors, as a border.
  border: '0.375rem solid currentColor',
});
// Equal space above and below in every typeface.
const numeral = css({ display: 'block', textBox: 'trim-both cap alphabetic' });
const words = css({ paddingBlockStart: '0.125rem' });
const title = cva({
  variants: {
    state: {
      done: { '[data-state=now] ~ li &': { color: 'muted' } },
      now: { fontWeight: 'strong' },
      next: { color: 'muted' },
    },
  },
});
const when = css({ fontSize: 'small', color: 'muted' });

export interface TimelineProps {
  readonly steps: readonly TimelineStep[];
  /** Whether steps show numbers until they are done. */
  readonly numbered?: boolean;
  /** Whether the user has just completed the previous step. */
  readonly arrives?: boolean;
}

export function Timeline({ steps, numbered = false, arrives = false }: TimelineProps) {
  const counted = steps.map((step, index) => ({
    ...step,
    number: index + 1,
    isPassed: arrives && steps[index + 1]?.state === 'now',
  }));
  return (
    <ol className={list}>
      {counted.map((step) => (
        <li
          key={step.number}
          className={cx(row, step.isPassed && completedLine)}
          data-state={step.state}
          {...(step.state === 'now' ? { 'aria-current': 'step' } : {})}
        >
          {step.state === 'next' && !numbered ? (
            <span className={waiting} aria-hidden="true" />
          ) : (
            <span
              className={cx(mark({ state: step.state }), step.isPassed && appears)}
              aria-hidden="true"
            >
              {step.state === 'done' ? (
                <CheckIcon />
              ) : numbered ? (
                <span className={numeral}>{step.number}</span>
              ) : (
                <span className={dot} />
              )}
            </span>
          )}
          <div className={words}>
            <p className={title({ state: step.state })}>
              <VisuallyHidden>{SAID[step.state]}</VisuallyHidden>
              {step.title}
            </p>
            {step.when !== undefined && <p className={when}>{step.when}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
