import { useStoredDraft } from '../../../common/forms/use-draft';
import { VISITOR } from '../../../common/items/form/use-item-form';
import { useWatchBrands } from '../../../common/items/form/use-reference';
import { kindOfScreen } from '../../../common/items/kinds';
import { QueryProblem } from '../../../common/problems/problem-panel';
import { Screen } from '../../../common/screen/screen';
import { useCurrentScreen, type VisitorScreenProps } from '../../../common/screen/screen-context';
import { screenDefinition } from '../../../catalogue/screens';
import { Skeleton } from '../../../ui/skeleton';
import { ItemQuestions } from './item-questions';

/** The questions about one item of a kind, and what it would back. */
export function ItemScreen(props: VisitorScreenProps) {
  const { applicant } = props;
  const { id } = useCurrentScreen();
  const kind = kindOfScreen(id) ?? 'OTHER';
  const { heading } = screenDefinition(id);
  const tabOnly = applicant === null;
  const draft = useStoredDraft(applicant?.user.id ?? VISITOR, { tabOnly });
  const reference = useWatchBrands(kind);

  if (reference.problem !== null) {
    return (
      <Screen heading={heading} loaded={false}>
        <QueryProblem problem={reference.problem} onRetry={reference.refetch} />
      </Screen>
    );
  }
  if (!draft.ready || reference.loading) {
    return (
      <Screen heading={heading} loaded={false}>
        <Skeleton shape="form" />
      </Screen>
    );
  }
  return (
    <ItemQuestions
      {...props}
      key={id}
      kind={kind}
      heading={heading}
      brands={reference.brands}
      draft={draft.answers}
    />
  );
}
