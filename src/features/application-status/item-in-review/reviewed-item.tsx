import { css } from '../../../../styled-system/css';
import type { CartItemState } from '../../../contract/generated/types';
import { ITEM_STATES } from '../../../domain/item/cart/item-state';
import { formatCents } from '../../../domain/text/format';
import { StatusTag } from '../../../ui/status-tag';
import { Text } from '../../../ui/heading';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '3',
  '& + &': { borderTop: '1px solid token(colors.line)' },
  _last: { paddingBlockEnd: '0' },
});
const words = css({ minWidth: '0', overflowWrap: 'anywhere' });
const name = css({ fontWeight: 'medium' });

export function ReviewedItem({
  item,
}: {
  readonly item: {
    readonly name: string;
    readonly state: CartItemState;
    readonly photos: readonly object[];
    /** Cents. */
    readonly estimate: { readonly low: number; readonly high: number };
  };
}) {
  const { label, icon, tone } = ITEM_STATES[item.state];
  const { low, high } = item.estimate;
  const photos = item.photos.length === 1 ? '1 photo' : `${item.photos.length} photos`;
  return (
    <li className={row}>
      <div className={words}>
        <p className={name}>{item.name}</p>
        <Text tone="muted">
          {item.state === 'ESTIMATED' ? `${formatCents(low)} to ${formatCents(high)} · ` : ''}
          {photos}
        </Text>
      </div>
      <StatusTag icon={icon} tone={tone}>
        {label}
      </StatusTag>
    </li>
  );
}
