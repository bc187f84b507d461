import { memo } from 'react';
import { useStoredDraft } from '../../forms/use-draft';
import { useWatchBrands } from '../../forms/item/use-item-form';
import { PendingScreen } from '../../shell/problems/pending';
import { EditItem, type EditItemProps } from './edit-item';

/** Memoized, because refetching the cart must not re-render the form. */
export const LoadEditItem = memo(function LoadEditItem(
  props: Omit<EditItemProps, 'brands' | 'draft'>,
) {
  const { applicant, item } = props;
  const brands = useWatchBrands(item.kind);
  const draft = useStoredDraft(applicant.user.id, { tabOnly: true, name: `asset-cart-${item.id}` });
  if (brands.value === null) return <PendingScreen read={brands} name="Edit your item" />;
  return <EditItem {...props} brands={brands.value} draft={draft.answers} />;
});
