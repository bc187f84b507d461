import { useEffect, useRef, type ReactNode } from 'react';
import { css, cx } from '../../../../styled-system/css';
import { LIMITS } from '../../../catalogue/limits';
import type { ItemKindName } from '../../../catalogue/items';
import { formatCents } from '../../../domain/text/format';
import { stoneNote, type EstimatedStone } from '../../../domain/item/estimate/estimate-lines';
import { type Estimate, isAboveMaximum } from '../../../domain/item/estimate/estimate-text';
import { RangeBar } from '../../../domain/item/estimate/range-bar';
import { cardFace } from '../../../ui/card-face';
import { Callout } from '../../../ui/callout';
import { Text } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { staged } from '../../../ui/staged';
import { confidenceNote, estimateCopy } from './estimate-copy';
import { HowWeEstimated } from './how-we-estimated';

const heading = css({
  display: 'flex',
  flexDirection: 'column',
  fontSize: 'heading',
  outlineWidth: '0',
});
// Extends to the edges of the card.
const bleed = css({
  marginInline: { base: '-4', tablet: '-6' },
  // Overrides the margin of headings in a card.
  marginBlockStart: { base: '-4!', tablet: '-6!' },
  padding: { base: '4', tablet: '6' },
  borderTopRadius: 'medium',
  fontSize: 'subheading',
});
// Small type, as on all card faces.
const label = css({ fontFamily: 'sans', fontSize: 'small', fontWeight: 'normal' });
const amountStyle = css({
  fontFamily: 'display',
  fontSize: 'amount',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
});

function ResultHeading({
  words,
  amount,
}: {
  readonly words: string;
  readonly amount: string | null;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      className={cx(heading, amount !== null && cardFace, amount !== null && bleed)}
    >
      <span className={amount === null ? undefined : label}>{words} </span>
      {amount !== null && (
        <span key={amount} className={cx(amountStyle, staged({ part: 'figure' }))}>
          {amount}
        </span>
      )}
    </h2>
  );
}

export function EstimatePanel({
  estimate,
  kind,
  stones,
  backsCard,
  children,
}: {
  readonly estimate: Estimate;
  readonly kind: ItemKindName;
  readonly stones: readonly EstimatedStone[];
  /** Whether items secure the program's card. */
  readonly backsCard: boolean;
  readonly children: ReactNode;
}) {
  const { heading: words, amount, body, hasRange } = estimateCopy(estimate, backsCard);
  const note = confidenceNote(estimate);
  const ofStones = stoneNote(stones);
  return (
    <Card>
      <Stack gap={4}>
        <ResultHeading key={`${words} ${amount ?? ''}`} words={words} amount={amount} />
        {hasRange && !isAboveMaximum(estimate) && (
          <RangeBar low={estimate.low} high={estimate.high} />
        )}
        {body.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        {hasRange && ofStones !== null && <Text>{ofStones}</Text>}
        {estimate.outcome === 'BELOW_MINIMUM' && (
          <Callout tone="warning">
            <p>{`Each item must add at least ${formatCents(LIMITS.item.minItem)} to your credit line. This one adds less, so we can’t include it.`}</p>
          </Callout>
        )}
        {hasRange && note !== null && (
          <Callout tone="info">
            <p>{note}</p>
          </Callout>
        )}
        {children}
        {hasRange && <HowWeEstimated estimate={estimate} kind={kind} stones={stones} />}
      </Stack>
    </Card>
  );
}
