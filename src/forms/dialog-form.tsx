import { useEffect, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { OperationProblem } from '../services/data/operation-error';
import { MutationProblem } from '../shell/problems/problem-panel';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Actions, Stack } from '../ui/stack';
import type { PortalForm } from './use-portal-form';

/** No error summary: the first invalid field takes the focus. */
export function DialogForm<Input extends FieldValues, Output>({
  title,
  portalForm,
  problem,
  onClose,
  children,
}: {
  readonly title: string;
  readonly portalForm: PortalForm<Input, Output>;
  readonly problem: OperationProblem | null;
  readonly children: ReactNode;
  onClose(): void;
}) {
  const { form, errors, attempt, submit, submitting } = portalForm;
  const first = errors[0]?.id;
  const focusedFor = useRef(0);
  useEffect(() => {
    // Once per attempt, not while the user corrects fields.
    if (first === undefined || attempt === focusedFor.current) return;
    focusedFor.current = attempt;
    document.getElementById(first)?.focus();
  }, [attempt, first]);
  return (
    <Dialog open onClose={onClose} title={title}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            // In React's tree, the dialog may be inside a form of the screen.
            event.stopPropagation();
            submit(event);
          }}
        >
          <Stack gap={6}>
            {children}
            <MutationProblem problem={problem} />
            <Actions>
              <Button type="submit" loading={submitting}>
                Save Changes
              </Button>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
}
