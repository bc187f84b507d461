import { css, cx } from '../../../../styled-system/css';
import { staged } from '../../../ui/staged';

// On a line of its own, for it is what the sentence is about.
const figure = css({
  display: 'block',
  marginBlock: '2',
  color: 'foreground',
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: 'amount',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** What somebody now has, in the largest figures of the portal, within the sentence that says it: said once. */
export function AmountInLead({ amount }: { readonly amount: string }) {
  return <strong className={cx(figure, staged({ part: 'figure' }))}>{amount}</strong>;
}
