import { memo } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import type { Share, ShareTone } from './share-tones';

// Neighbors differ in shade; in forced colors only their borders are visible.
const tone = cva({
  base: { border: '1px solid token(colors.accentText)', background: 'accentText' },
  variants: {
    of: {
      0: {},
      1: { background: 'color-mix(in srgb, token(colors.accentText) 62%, token(colors.surface))' },
      2: { background: 'color-mix(in srgb, token(colors.accentText) 34%, token(colors.surface))' },
      3: { background: 'color-mix(in srgb, token(colors.accentText) 12%, token(colors.surface))' },
    },
  },
});

const bar = css({
  display: 'flex',
  gap: '2px',
  height: '1rem',
  '& > :first-child': { borderStartRadius: 'small' },
  '& > :last-child': { borderEndRadius: 'small' },
});
const part = css({ minWidth: '3px', flexShrink: '1' });
const swatch = css({
  display: 'inline-block',
  width: '0.75rem',
  height: '0.75rem',
  flexShrink: '0',
  borderRadius: '3px',
  marginInlineEnd: '2',
});

const rest = css({ fontSize: 'small', color: 'muted' });

/** Parts in order; use `ShareSwatch` for the legend. */
export const ShareBar = memo(function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  const sum = shares.find(({ sumOf }) => sumOf !== undefined);
  return (
    <>
      <div className={bar} aria-hidden="true" data-share-bar>
        {shares.map(({ id, value, tone: of }) => (
          <span
            key={id}
            className={cx(tone({ of }), part)}
            style={{ flexGrow: value, flexBasis: 0 }}
          />
        ))}
      </div>
      {sum !== undefined && (
        <p className={rest}>
          <ShareSwatch of={sum.tone} />
          {sum.sumOf} other items
        </p>
      )}
    </>
  );
});

export function ShareSwatch({ of }: { readonly of: ShareTone }) {
  return <span aria-hidden="true" className={cx(tone({ of }), swatch)} />;
}
