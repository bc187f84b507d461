import { css, cva } from '../../styled-system/css';
import { BrandHead } from './brand-head';
import { WaitingNote } from './waiting-note';

const bone = cva({
  base: {
    background: 'line',
    borderRadius: 'small',
    animation: 'breathe 1.6s ease-in-out infinite',
    maxWidth: 'full',
  },
  variants: {
    part: {
      title: { height: '2.5rem', width: '70%' },
      lead: { height: '1.5rem', width: '90%' },
      label: { height: '1.25rem', width: '9rem' },
      control: { height: '3rem', width: 'full' },
      amount: { height: '3.75rem', width: '14rem' },
      panel: { height: '12rem', width: 'full', borderRadius: 'medium' },
      line: { height: '1rem', width: 'full' },
      shortLine: { height: '1rem', width: '60%' },
      button: { height: '3rem', width: '11rem', borderRadius: 'medium' },
    },
  },
});

type Part =
  | 'title'
  | 'lead'
  | 'label'
  | 'control'
  | 'amount'
  | 'panel'
  | 'line'
  | 'shortLine'
  | 'button';

const SHAPES = {
  form: ['title', 'lead', 'label', 'control', 'label', 'control', 'label', 'control', 'button'],
  offer: ['title', 'lead', 'amount', 'panel', 'line', 'shortLine', 'button'],
  status: ['label', 'title', 'lead', 'panel', 'button'],
  text: ['line', 'line', 'shortLine'],
} as const satisfies Record<string, readonly Part[]>;

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });

/** The shape of what is about to be there, so that nothing moves when it is. */
export function Skeleton({
  shape,
  onRetry,
}: {
  shape: keyof typeof SHAPES;
  onRetry?: (() => void) | undefined;
}) {
  const parts: readonly Part[] = SHAPES[shape];
  const head = parts.indexOf('lead') + 1;
  const bones = (some: readonly Part[]) =>
    some.map((part, index) => (
      <div key={`${part}${String(index)}`} className={bone({ part })} aria-hidden="true" />
    ));
  return (
    <div className={column} data-waiting={shape === 'text' ? undefined : ''}>
      <WaitingNote onRetry={onRetry} />
      {head > 0 && (
        <BrandHead>
          <div className={column}>{bones(parts.slice(0, head))}</div>
        </BrandHead>
      )}
      {bones(parts.slice(head))}
    </div>
  );
}
