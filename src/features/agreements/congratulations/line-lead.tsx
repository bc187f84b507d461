import { css } from '../../../../styled-system/css';

const figure = css({
  display: 'block',
  color: 'foreground',
  fontFamily: 'display',
  fontSize: 'amount',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  paddingBlock: '1',
});

/** A sentence about the line with its amount large on a line of its own. */
export function LineLead(props: {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}) {
  return (
    <>
      {props.before} <span className={figure}>{props.amount}</span> {props.after}
    </>
  );
}
