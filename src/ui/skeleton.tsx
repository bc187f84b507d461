import { css, cva } from '../../styled-system/css';
import { BrandHead } from './brand-head';
import { WaitingNote } from './waiting-note';

const bone = cva({
  base: {
    // The tint of the brand, light enough not to be taken for something to read or to press.
    background: 'color-mix(in srgb, token(colors.accentText) 12%, transparent)',
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
      line: { height: '1rem', width: 'full' },
      shortLine: { height: '1rem', width: '60%' },
      term: { height: '1rem', width: '8rem' },
      value: { height: '1rem', width: '5rem' },
      button: { height: '3rem', width: '11rem', borderRadius: 'medium' },
    },
  },
});

type Part =
  | 'panel'
  | 'title'
  | 'lead'
  | 'label'
  | 'control'
  | 'amount'
  | 'line'
  | 'shortLine'
  | 'button';

const SHAPES = {
  form: ['title', 'lead', 'label', 'control', 'label', 'control', 'label', 'control', 'button'],
  offer: ['title', 'lead', 'amount', 'panel', 'line', 'shortLine', 'button'],
  status: ['label', 'title', 'lead', 'panel', 'button'],
  text: ['line', 'line', 'shortLine'],
} as const satisfies Record<string, readonly Part[]>;

// A sheet with rows of facts, as high as four of them.
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  height: '12rem',
  paddingInline: '6',
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
});
const fact = css({ display: 'flex', justifyContent: 'space-between', gap: '4' });

function Sheet() {
  return (
    <div className={sheet} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={fact}>
          <div className={bone({ part: 'term' })} />
          <div className={bone({ part: 'value' })} />
        </div>
      ))}
    </div>
  );
}

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
    some.map((part, index) => {
      const key = `${part}${String(index)}`;
      if (part === 'panel') return <Sheet key={key} />;
      return <div key={key} className={bone({ part })} aria-hidden="true" />;
    });
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
