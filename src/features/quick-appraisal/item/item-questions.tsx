import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { SCREENS } from '../../../catalogue/screens';
import type { ItemKindName } from '../../../catalogue/items';
import { useDraft } from '../../../forms/use-draft';
import type { Estimate } from '../../../domain/item/estimate/estimate-text';
import { itemPages, type ItemPageId } from '../../../domain/item/questions/item-forms';
import { PagedForm } from '../../../forms/pages/paged-form';
import { ItemFields } from '../../../forms/item/item-fields';
import { LeaveItemDialog } from '../../../forms/item/leave-item-dialog';
import { useItemForm, VISITOR } from '../../../forms/item/use-item-form';
import { emptyItem, hasAnswers } from '../../../domain/item/questions/item-values';
import { QueryProblem } from '../../../shell/problems/problem-panel';
import { requestHeadingFocus } from '../../../shell/screen/pending-focus';
import { Screen } from '../../../shell/screen/screen';
import { useCurrentScreen, type VisitorScreenProps } from '../../../shell/screen/screen-context';
import { Button } from '../../../ui/button';
import { estimateCopy } from '../estimate/estimate-copy';
import { EstimatePanel } from '../estimate/estimate-panel';
import { EstimateActions } from './estimate-actions';
import { useAddItem, type EstimatedItem } from './use-add-item';
import { useEstimate } from './use-estimate';
import { leaveOverlayEntry } from '../../../ui/use-back-to-close';

export interface ItemQuestionsProps extends VisitorScreenProps {
  readonly kind: ItemKindName;
  readonly brands: readonly string[];
  readonly draft: Readonly<Record<string, unknown>> | null;
}

type Result = EstimatedItem & { readonly estimate: Estimate };

const ESTIMATE = 'estimate';

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The estimate replaces the questions until an answer changes. */
export function ItemQuestions(props: ItemQuestionsProps) {
  const { applicant, kind, flow } = props;
  const userId = applicant?.user.id ?? VISITOR;
  const { id: screen } = useCurrentScreen();
  const [, setLocation] = useLocation();
  const [result, setResult] = useState<Result | null>(null);
  const last = useRef<Result | null>(null);
  const [returns, setReturns] = useState(false);
  const { ask, problem } = useEstimate();
  const choosing = SCREENS['quick-appraisal'].path.item;

  const [kindPages] = useState(() => itemPages(kind));
  const itemForm = useItemForm({
    kind,
    pages: kindPages,
    initial: emptyItem(kind),
    draft: props.draft,
    userId,
    place: screen,
    onSubmit: async (item) => {
      const answer = await ask(item);
      if (answer.problem !== null) itemForm.showRefusal(answer.problem);
      if (answer.estimate === null) return;
      const estimated = { item, values: { ...form.getValues() }, estimate: answer.estimate };
      last.current = estimated;
      setResult(estimated);
      setReturns(true);
      leaveOverlayEntry(() =>
        window.history.pushState(
          { ...(window.history.state as object | null), [ESTIMATE]: true },
          '',
        ),
      );
    },
  });
  const { portalForm, uploads } = itemForm;
  const { form, errors, pages } = portalForm;
  const forgetDraft = useDraft({ form, userId, tabOnly: applicant === null });
  const hasFiles = uploads.photos.files.length + uploads.papers.files.length > 0;

  // Back from the estimate shows the last questions.
  const shownPage = pages.page?.id;
  const [pageBefore, setPageBefore] = useState(shownPage);
  if (shownPage !== pageBefore) {
    setPageBefore(shownPage);
    setResult(null);
  }
  // Forward shows it again if the answers are the same.
  const isEstimated = result !== null;
  useEffect(() => {
    const follow = ({ state }: PopStateEvent): void => {
      const previous = last.current;
      const isThere = (state as Readonly<Record<string, unknown>> | null)?.[ESTIMATE] === true;
      if (isThere && previous !== null && isEqual(previous.values, form.getValues()))
        return setResult(previous);
      if (!isEstimated) return;
      requestHeadingFocus();
      setResult(null);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [form, isEstimated]);

  const forget = (): void => {
    forgetDraft();
    uploads.photos.forget();
    uploads.papers.forget();
  };
  const adding = useAddItem(props, kind, forget);

  const edit = (): void => {
    setResult(null);
    adding.clearProblem();
    pages.begin();
  };

  // Don't repeat a refusal that is shown at its question.
  const failed = problem !== null && (problem.kind !== 'refused' || errors.length === 0);
  const fieldsOf = (page: ItemPageId) => (
    <ItemFields kind={kind} brands={props.brands} uploads={uploads} page={page} />
  );
  return (
    <>
      {result === null ? (
        <PagedForm
          state={portalForm}
          content={{
            item: fieldsOf('item'),
            material: fieldsOf('material'),
            size: fieldsOf('size'),
            stones: fieldsOf('stones'),
            condition: fieldsOf('condition'),
            photos: fieldsOf('photos'),
          }}
          beforeSend={
            failed && <QueryProblem problem={problem} onRetry={() => portalForm.submit()} />
          }
          button="Get My Estimate"
          from={returns ? 'back' : undefined}
          more={
            <Button variant="secondary" onClick={() => setLocation(choosing)}>
              Back
            </Button>
          }
        />
      ) : (
        <Screen heading="Your estimate" filledShare="almostDone">
          <EstimatePanel
            estimate={result.estimate}
            kind={kind}
            stones={[result.item.stones ?? []].flat()}
            backsCard={flow === 'item'}
          >
            <EstimateActions
              flow={flow}
              isVisitor={applicant === null}
              canBeAdded={estimateCopy(result.estimate).canBeAdded}
              adding={adding.adding}
              problem={adding.problem}
              onAdd={() => void adding.add(result)}
              onEdit={edit}
            />
          </EstimatePanel>
        </Screen>
      )}
      <LeaveItemDialog
        control={form.control}
        holds={(values) => hasAnswers(kind, values)}
        hasFiles={hasFiles}
        onLeave={forget}
      />
    </>
  );
}
