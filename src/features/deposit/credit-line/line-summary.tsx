import { css, cx } from '../../../../styled-system/css';
import { cardFace } from '../../../ui/card-face';
import { PAGE_FIGURE } from '../../../ui/use-out-of-view';
import { staged } from '../../../ui/staged';
import { formatCents } from '../../../domain/text/format';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(1.25rem, 1fr) auto',
  alignItems: 'end',
  gap: '3',
  padding: { base: '4', tablet: '6' },
  // Stacked if the text is large.
  '@container (width < 10rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Visible in forced colors only.
  border: '1px solid transparent',
  borderRadius: 'medium',
});
const label = css({ display: 'block', fontSize: 'small' });
const amount = css({
  display: 'block',
  fontFamily: 'display',
  // Keeps both figures next to each other on the narrowest phone.
  fontSize: 'min(token(fontSizes.amount), 10vw)',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
const arrow = css({
  fontSize: 'min(token(fontSizes.amount), 10vw)',
  lineHeight: 'tight',
  textAlign: 'center',
  '@container (width < 10rem)': { display: 'none' },
});

// From 1024 px the sidebar shows it.
const narrowOnly = css({ containerType: 'inline-size', display: { desktop: 'none' } });

/** Announces every change. Cents; null hides the amounts. */
export function LineSummary({ line }: { readonly line: number | null }) {
  const text = line === null ? '–' : formatCents(line);
  return (
    <div role="status" className={narrowOnly}>
      <p className={cx(cardFace, row)} {...PAGE_FIGURE}>
        <span>
          <span className={label}>Deposit</span>{' '}
          <span key={text} className={cx(amount, staged({ part: 'figure' }))}>
            {text}
          </span>
        </span>
        <span className={arrow} aria-hidden="true">
          →
        </span>
        <span>
          <span className={label}>Credit line</span>{' '}
          <span key={text} className={cx(amount, staged({ part: 'figure' }))}>
            {text}
          </span>
        </span>
      </p>
    </div>
  );
}
