import { css } from '../../../../styled-system/css';
import type { ShippedItem } from '../../../domain/shipment/shipment';
import { StatusTag } from '../../../ui/status-tag';
import { intakeCopy } from './intake-copy';

const list = css({ display: 'flex', flexDirection: 'column' });
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
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere', minWidth: '0' });

export function ItemList({ items }: { readonly items: readonly ShippedItem[] }) {
  return (
    <ul className={list}>
      {items.map((item) => {
        const { tag, icon, tone } = intakeCopy(item.intake);
        return (
          <li key={item.id} className={row}>
            <span className={name}>{item.name}</span>
            <StatusTag icon={icon} tone={tone}>
              {tag}
            </StatusTag>
          </li>
        );
      })}
    </ul>
  );
}
