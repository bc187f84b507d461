import { useStoredDraft } from '../../forms/use-draft';
import { useWatchBrands } from '../../forms/item/use-reference';
import { Pending } from '../../shell/problems/pending';
import { Screen } from '../../shell/screen/screen';
import { EditItem, type EditItemProps } from './edit-item';

/** Waits for what the form of an item needs. */
export function LoadEditItem(props: Omit<EditItemProps, 'brands' | 'draft'>) {
  const { applicant, item } = props;
  const brands = useWatchBrands(item.kind);
  const draft = useStoredDraft(applicant.user.id, { tabOnly: true, name: `asset-cart-${item.id}` });
  if (brands.value === null) {
    return (
      <Screen heading="Edit your item" loaded={false}>
        <Pending read={brands} shape="form" />
      </Screen>
    );
  }
  return <EditItem {...props} brands={brands.value} draft={draft.answers} />;
}
