import { css, cx } from '../../../../styled-system/css';
import { staged } from '../../../ui/staged';

// The end of the sentence starts a new line, so that no single word follows the figure.
const end = css({ display: 'block' });
const whole = css({ whiteSpace: 'nowrap' });
const figure = css({
  display: 'inline-block',
  maxWidth: 'full',
  color: 'foreground',
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: { base: '1.5em', tablet: '1.75em' },
  lineHeight: '1',
  marginBlockStart: '1',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** The end of a sentence about the granted amount, which is part of it in large type. */
export function AmountInLead({
  before,
  amount,
  after,
}: {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}) {
  return (
    <span className={end}>
      {before} <strong className={cx(figure, staged({ part: 'figure' }))}>{amount}</strong>{' '}
      <span className={whole}>{after}</span>
    </span>
  );
}
