import { css, cva } from '../../styled-system/css';
import { CheckIcon } from './control-icons';
import { VisuallyHidden } from './visually-hidden';

const pane = css({
  display: { base: 'none', desktop: 'flex' },
  flexDirection: 'column',
  gap: '4',
  // A sheet of its own: the edge of the ground behind the head would run through the words.
  padding: '6',
  paddingBlockEnd: '2',
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  _print: { display: 'none' },
});
const heading = css({ fontSize: 'small', fontWeight: 'strong', color: 'muted' });
const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: '3',
  paddingBlockEnd: '4',
  // The line to the next step.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '1.75rem 0',
    insetInlineStart: 'calc(0.875rem - 1px)',
    borderInlineStart: '2px solid token(colors.line)',
  },
  '&[data-state=done]:not(:last-child)::before': { borderColor: 'accentText' },
});
const mark = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: 'round',
    border: '2px solid token(colors.border)',
    fontSize: 'small',
    fontWeight: 'strong',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
    background: 'background',
  },
  variants: {
    state: {
      done: { background: 'accentText', borderColor: 'accentText', color: 'surface' },
      current: { borderColor: 'accentText', color: 'accentText', background: 'surface' },
      ahead: {},
    },
  },
});
const label = cva({
  base: { paddingBlockStart: '0.125rem' },
  variants: {
    state: {
      done: { color: 'foreground' },
      current: { fontWeight: 'strong', color: 'foreground' },
      ahead: { color: 'muted' },
    },
  },
});

const date = css({ display: 'block', fontSize: 'small', fontWeight: 'normal', color: 'muted' });

export interface StepListProps {
  title: string;
  names: readonly string[];
  /** Counts from 1. */
  current: number;
  /** When a step was or has to be done, by its name. */
  dates: Readonly<Record<string, string | undefined>>;
}

/** All steps with their names: done, where one is, ahead. Only from 1024 px on, where there is room at the side. */
export function StepList({ title, names, current, dates }: StepListProps) {
  return (
    <div className={pane}>
      <p className={heading}>{title}</p>
      <ol className={list}>
        {names.map((name, index) => {
          const number = index + 1;
          const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
          return (
            <li
              key={name}
              className={row}
              data-state={state}
              {...(state === 'current' ? { 'aria-current': 'step' } : {})}
            >
              <span className={mark({ state })} aria-hidden="true">
                {state === 'done' ? <CheckIcon /> : number}
              </span>
              <span className={label({ state })}>
                {name}
                {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
                {dates[name] !== undefined && <span className={date}>{dates[name]}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
