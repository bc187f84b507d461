import { css, cx } from '../../../../styled-system/css';
import { formatCents } from '../../../domain/text/format';
import { staged } from '../../../ui/staged';

const place = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const term = css({ color: 'muted' });
const figure = css({
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: 'amount',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export function GrantedLine({ cents }: { readonly cents: number }) {
  return (
    <dl>
      <div className={cx(place, staged({ part: 'figure' }))}>
        <dt className={term}>Credit line</dt>
        <dd className={figure}>{formatCents(cents)}</dd>
      </div>
    </dl>
  );
}
