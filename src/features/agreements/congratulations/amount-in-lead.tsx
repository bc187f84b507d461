import { css } from '../../../../styled-system/css';

const figure = css({
  color: 'foreground',
  fontWeight: 'strong',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** An amount within a sentence: it stands out without breaking it. */
export function AmountInLead({ amount }: { readonly amount: string }) {
  return <strong className={figure}>{amount}</strong>;
}
