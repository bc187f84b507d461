import { useEffect, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { OperationProblem } from '../services/data/operation-error';
import { MutationProblem } from '../shell/problems/problem-panel';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Actions, Stack } from '../ui/stack';
import type { PortalForm } from './use-portal-form';

/** A form in a dialog that changes something on file. There is no summary: the first field at fault takes the focus. */
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
    // Once for each attempt, not while it is corrected.
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
            // As React sees it, the dialog may stand within a form of the screen.
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
