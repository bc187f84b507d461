import { css } from '../../../../styled-system/css';
import { formatCents } from '../../../domain/text/format';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: '3',
  padding: { base: '4', tablet: '6' },
  background: 'accentSoft',
  border: '1px solid token(colors.accentLine)',
  borderRadius: 'medium',
});
const label = css({ display: 'block', color: 'foreground', fontSize: 'small' });
const amount = css({
  display: 'block',
  fontFamily: 'display',
  fontSize: 'amount',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
const arrow = css({ fontSize: 'heading', color: 'accentText', paddingBlockEnd: '1' });

/** "Deposit $300 → Credit line $300", announced whenever it changes. Cents. */
export function LineSummary({ line }: { readonly line: number | null }) {
  const text = line === null ? '–' : formatCents(line);
  return (
    <div role="status">
      <p className={row}>
        <span>
          <span className={label}>Deposit</span> <span className={amount}>{text}</span>
        </span>
        <span className={arrow} aria-hidden="true">
          →
        </span>
        <span>
          <span className={label}>Credit line</span> <span className={amount}>{text}</span>
        </span>
      </p>
    </div>
  );
}
