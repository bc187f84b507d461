import { useStoredDraft } from '../../common/forms/use-draft';
import { useWatchBrands } from '../../common/items/form/use-reference';
import { QueryProblem } from '../../common/problems/problem-panel';
import { Screen } from '../../common/screen/screen';
import { Skeleton } from '../../ui/skeleton';
import { EditItem, type EditItemProps } from './edit-item';

/** Waits for what the form of an item needs. */
export function LoadEditItem(props: Omit<EditItemProps, 'brands' | 'draft'>) {
  const { applicant, item } = props;
  const reference = useWatchBrands(item.kind);
  const draft = useStoredDraft(applicant.user.id, { tabOnly: true, name: `asset-cart-${item.id}` });
  if (reference.problem !== null || reference.loading) {
    return (
      <Screen heading="Edit your item" loaded={false}>
        {reference.problem === null ? (
          <Skeleton shape="form" />
        ) : (
          <QueryProblem problem={reference.problem} onRetry={reference.refetch} />
        )}
      </Screen>
    );
  }
  return <EditItem {...props} brands={reference.brands} draft={draft.answers} />;
}
