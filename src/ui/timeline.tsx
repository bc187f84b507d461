import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';
import { CheckIcon } from './control-icons';
import { VisuallyHidden } from './visually-hidden';

export interface TimelineStep {
  readonly state: 'done' | 'now' | 'next';
  readonly title: ReactNode;
  /** When it was, until when it has to be, or how long it usually takes. */
  readonly when?: ReactNode;
}

const SAID = { done: 'Done: ', now: 'Now: ', next: 'Next: ' } as const;

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: '3',
  paddingBlockEnd: '4',
  _last: { paddingBlockEnd: '0' },
  // The way to what follows.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '1.5rem 0',
    insetInlineStart: 'calc(0.75rem - 1px)',
    borderInlineStart: '2px solid token(colors.line)',
  },
  '&[data-state=done]:not(:last-child)::before': { borderColor: 'accentText' },
});
const mark = cva({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: 'round',
    border: '2px solid token(colors.border)',
    fontSize: '0.75rem',
  },
  variants: {
    state: {
      done: { background: 'accentText', borderColor: 'accentText', color: 'surface' },
      now: {
        borderColor: 'accentText',
        _after: {
          content: '""',
          width: '0.625rem',
          height: '0.625rem',
          borderRadius: 'round',
          border: '0.3125rem solid token(colors.accentText)',
        },
      },
      next: {},
    },
  },
});
const title = cva({
  variants: {
    state: { done: {}, now: { fontWeight: 'strong' }, next: { color: 'muted' } },
  },
});
const when = css({ fontSize: 'small', color: 'muted' });

/** Where something is on its way: what is done and when, what is now, what comes next. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  const numbered = steps.map((step, index) => ({ ...step, number: index }));
  return (
    <ol className={list}>
      {numbered.map((step) => (
        <li
          key={step.number}
          className={row}
          data-state={step.state}
          {...(step.state === 'now' ? { 'aria-current': 'step' } : {})}
        >
          <span className={mark({ state: step.state })} aria-hidden="true">
            {step.state === 'done' && <CheckIcon />}
          </span>
          <div>
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
