import type { CSSProperties } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { BrandHead } from './brand-head';
import { headWords } from './heading';
import { WaitingNote } from './waiting-note';

const bone = cva({
  base: {
    // Light enough not to look like text or a button.
    background: 'color-mix(in srgb, token(colors.accentText) 12%, transparent)',
    borderRadius: 'small',
    animation: 'breathe 1.6s ease-in-out infinite, hold 0s var(--late, 0s) backwards',
    maxWidth: 'full',
  },
  variants: {
    part: {
      // As large as the text to come, which is measured invisibly.
      title: { width: 'fit-content', fontSize: 'title', lineHeight: 'tight' },
      lead: {
        height: { base: '4.5rem', desktop: '3.25rem' },
        width: '90%',
        marginBlockStart: '-0.75rem',
      },
      sentences: {
        height: { base: '7rem', desktop: '3.5rem' },
        width: '90%',
        marginBlockStart: '-0.75rem',
        marginBlockEnd: { base: '2rem', desktop: '0' },
      },
      sentencesWithAction: {
        height: { base: '7rem', desktop: '3.5rem' },
        width: '90%',
        marginBlockStart: '-0.75rem',
        marginBlockEnd: { base: '4.75rem', desktop: '0' },
      },
      tag: {
        height: '2.625rem',
        width: '7rem',
        marginBlockEnd: { base: '-0.75rem', desktop: '0' },
      },
      label: { height: '1.25rem', width: '9rem' },
      control: { height: '3rem' },
      figures: { height: '6.75rem' },
      figuresAbove: { height: '6.75rem', display: { desktop: 'none' } },
      card: { width: 'full', maxWidth: '28rem', aspectRatio: '1.586' },
      line: { height: '1rem' },
      shortLine: { height: '1rem', width: '60%' },
      term: { height: '1rem', width: '8rem' },
      value: { height: '1rem', width: '5rem' },
      button: { height: '3rem', width: '11rem', borderRadius: 'medium' },
    },
  },
});

type Part =
  | Exclude<NonNullable<NonNullable<Parameters<typeof bone>[0]>['part']>, 'term' | 'value'>
  | 'panel';

interface Shape {
  readonly head?: readonly Part[];
  readonly body: readonly Part[];
}

const FIELDS = ['label', 'control', 'label', 'control', 'label', 'control', 'button'] as const;

const SHAPES = {
  form: { head: ['title'], body: FIELDS },
  told: { head: ['title', 'lead'], body: FIELDS },
  list: { head: ['title'], body: ['panel', 'button'] },
  pictured: { head: ['title'], body: ['panel', 'panel'] },
  offer: { head: ['title', 'lead'], body: ['figures', 'panel', 'button'] },
  range: {
    head: ['title', 'figuresAbove', 'lead'],
    body: FIELDS,
  },
  status: { head: ['tag', 'title', 'sentences'], body: ['panel', 'button'] },
  asked: { head: ['tag', 'title', 'sentencesWithAction'], body: ['panel', 'button'] },
  card: { head: ['label', 'title', 'shortLine', 'button'], body: ['card', 'panel'] },
  text: { body: ['line', 'line', 'shortLine'] },
} as const satisfies Record<string, Shape>;

export type SkeletonShape = keyof typeof SHAPES;

const PICTURED: ReadonlySet<SkeletonShape> = new Set(['status', 'asked', 'pictured']);

// As tall as four facts.
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
const nextToPicture = cx(
  headWords,
  css({ justifyContent: 'flex-end', minHeight: { base: '4.75rem', desktop: '11rem' } }),
);

/** Delay after a navigation, ms. */
export const MOMENT = 150;
const AFTER_A_MOMENT = { '--late': `${String(MOMENT)}ms` } as CSSProperties;

export interface SkeletonProps {
  readonly shape: SkeletonShape;
  /** Heading to come; its placeholder has the same size. */
  readonly heading?: string;
  readonly late?: boolean;
}

/** Has the shape of the content to come, so that nothing moves. */
export function Skeleton({ shape, heading, late = false }: SkeletonProps) {
  const { head = [], body }: Shape = SHAPES[shape];
  const bones = (some: readonly Part[]) =>
    some.map((part, index) => {
      const key = `${part}${String(index)}`;
      if (part === 'panel') return <Sheet key={key} />;
      const words = part === 'title' ? { 'data-words': heading } : {};
      return <div key={key} className={bone({ part })} aria-hidden="true" {...words} />;
    });
  return (
    <div
      className={column}
      data-waiting={shape === 'text' ? undefined : ''}
      style={late ? AFTER_A_MOMENT : undefined}
    >
      <WaitingNote />
      {head.length > 0 && (
        <BrandHead>
          <div className={PICTURED.has(shape) ? nextToPicture : headWords}>{bones(head)}</div>
        </BrandHead>
      )}
      {bones(body)}
    </div>
  );
}
