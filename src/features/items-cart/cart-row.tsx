import { useEffect, useRef } from 'react';
import { css, cva } from '../../../styled-system/css';
import { itemFacts } from '../../domain/item/cart/item-facts';
import { ItemPicture } from '../../domain/item/cart/item-picture';
import { itemObstacle, ITEM_STATES } from '../../domain/item/cart/item-state';
import type { CartItem } from '../../domain/item/cart/use-item-cart';
import { editPath } from './use-see-options';
import { rangeText } from '../../domain/item/estimate/estimate-text';
import { LinkButton } from '../../ui/link-button';
import { Button } from '../../ui/button';
import { ShareSwatch } from '../../ui/share-bar';
import type { ShareTone } from '../../ui/share-tones';
import { StatusTag } from '../../ui/status-tag';
import { VisuallyHidden } from '../../ui/visually-hidden';

const row = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // In large text the image is on a separate line, so that words don't break.
    '@container (width < 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '2',
    padding: { base: 'min(token(spacing.4), 5vw)', tablet: '6' },
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderRadius: 'medium',
    boxShadow: 'low',
    // Clears the header and the lower bar, whose height is measured later.
    scrollMarginBlock: '6rem',
  },
  variants: {
    marked: {
      true: { background: 'accentSoft', borderColor: 'accentText' },
      false: { background: 'surface', borderColor: 'line' },
    },
  },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const nameStyle = css({ fontSize: 'subheading', overflowWrap: 'anywhere' });
const facts = css({ fontSize: 'small', color: 'muted', overflowWrap: 'anywhere' });
const amount = css({
  fontSize: 'subheading',
  fontWeight: 'strong',
  fontVariantNumeric: 'tabular-nums',
});
const foot = css({
  gridColumn: { base: '1 / -1', tablet: '2 / -1' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Also the tag, which is at the top otherwise.
  '& > *': { alignSelf: 'center' },
});
// Click targets may extend beyond the row, whose height the tag determines.
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  marginBlock: '-0.375rem',
});

export interface CartRowProps {
  readonly item: CartItem;
  readonly editable: boolean;
  readonly highlighted: boolean;
  readonly removing: boolean;
  readonly cartPath: string;
  /** Shade in the share bar; undefined if the item isn't in it. */
  readonly share: ShareTone | undefined;
  onRemove(item: CartItem): void;
}

export function CartRow(props: CartRowProps) {
  const { item, editable, highlighted, removing, cartPath, share, onRemove } = props;
  const { name, state, estimate } = item;
  const { label, tone, icon } = ITEM_STATES[state];
  const ref = useRef<HTMLLIElement>(null);
  const obstacle = itemObstacle(item);
  useEffect(() => {
    if (highlighted) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  return (
    <li ref={ref} className={row({ marked: highlighted })} data-item={item.id}>
      <ItemPicture item={item} />
      <div className={words}>
        <h2 className={nameStyle}>{name}</h2>
        <p className={facts}>{itemFacts(item)}</p>
        {state === 'ESTIMATED' && (
          <p className={amount}>
            {share !== undefined && <ShareSwatch of={share} />}
            {rangeText(estimate)}
          </p>
        )}
        {obstacle !== null && <p>{obstacle}</p>}
      </div>
      <div className={foot}>
        <StatusTag icon={icon} tone={tone}>
          {label}
        </StatusTag>
        {editable && (
          <div className={buttons}>
            <LinkButton href={editPath(cartPath, item.id)} variant="tertiary" size="small">
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </LinkButton>
            <Button
              variant="tertiary"
              size="small"
              flush="end"
              loading={removing}
              onClick={() => onRemove(item)}
            >
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
