import { useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { SCREENS } from '../../../catalogue/screens';
import type { ItemKindName } from '../../../catalogue/items';
import { useKeepDraft } from '../../../forms/use-draft';
import type { Estimate } from '../../../domain/item/estimate/estimate-types';
import { ItemFields } from '../../../forms/item/item-fields';
import { useItemForm, VISITOR } from '../../../forms/item/use-item-form';
import { emptyItem, hasAnswers, type ItemValues } from '../../../domain/item/questions/item-values';
import { LeaveDialog } from '../../../shell/navigation/leave-dialog';
import { QueryProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { useCurrentScreen, type VisitorScreenProps } from '../../../shell/screen/screen-context';
import { focusHeading } from '../../../ui/focus-heading';
import { Button } from '../../../ui/button';
import { Actions, Stack } from '../../../ui/stack';
import { estimateCopy } from '../estimate/estimate-copy';
import { EstimatePanel } from '../estimate/estimate-panel';
import { EstimateActions } from './estimate-actions';
import { useAddItem, type EstimatedItem } from './use-add-item';
import { useEstimate } from './use-estimate';

export interface ItemQuestionsProps extends VisitorScreenProps {
  readonly kind: ItemKindName;
  readonly brands: readonly string[];
  readonly draft: Readonly<Record<string, unknown>> | null;
}

/** The form of a kind; the estimate takes its place until the answers are to be changed. */
export function ItemQuestions(props: ItemQuestionsProps) {
  const { applicant, kind, flow } = props;
  const userId = applicant?.user.id ?? VISITOR;
  const { id: screen } = useCurrentScreen();
  const [, setLocation] = useLocation();
  const [result, setResult] = useState<(EstimatedItem & { readonly estimate: Estimate }) | null>(
    null,
  );
  const formElement = useRef<HTMLFormElement>(null);
  const { ask, problem } = useEstimate();
  const choosing = SCREENS['quick-appraisal'].path.item;

  const itemForm = useItemForm({
    kind,
    initial: emptyItem(kind),
    draft: props.draft,
    userId,
    place: screen,
    onSubmit: async (item) => {
      const answer = await ask(item);
      if (answer.problem !== null) itemForm.showRefusal(answer.problem);
      if (answer.estimate === null) return;
      setResult({ item, values: { ...form.getValues() }, estimate: answer.estimate });
    },
  });
  const { portalForm, uploads } = itemForm;
  const { form, errors, attempt, submit, submitting } = portalForm;
  const values = useWatch({ control: form.control }) as ItemValues;
  const forgetDraft = useKeepDraft({ form, userId, tabOnly: applicant === null });
  const hasFiles = uploads.photos.files.length + uploads.papers.files.length > 0;

  const forget = (): void => {
    forgetDraft();
    uploads.photos.forget();
    uploads.papers.forget();
  };
  const adding = useAddItem(props, kind, forget);

  const edit = (): void => {
    setResult(null);
    adding.clearProblem();
    focusHeading();
  };

  // A refusal that is said at its question is not said again here.
  const failed = problem !== null && (problem.kind !== 'refused' || errors.length === 0);
  return (
    <Screen errors={result === null ? errors : []} attempt={attempt}>
      <FormProvider {...form}>
        {result === null ? (
          <form ref={formElement} noValidate onSubmit={submit}>
            <Stack gap={12}>
              <ItemFields kind={kind} brands={props.brands} uploads={uploads} />
              {failed && (
                <QueryProblem
                  problem={problem}
                  onRetry={() => formElement.current?.requestSubmit()}
                />
              )}
              <Actions>
                <Button type="submit" loading={submitting}>
                  Get My Estimate
                </Button>
                <Button variant="secondary" onClick={() => setLocation(choosing)}>
                  Back
                </Button>
              </Actions>
            </Stack>
          </form>
        ) : (
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
        )}
      </FormProvider>
      <LeaveDialog
        holds={hasAnswers(kind, values) || hasFiles}
        title="Leave this item?"
        body="Your answers won’t be saved."
        onLeave={forget}
      />
    </Screen>
  );
}
