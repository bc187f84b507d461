import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import type { Applicant } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { Email, formatPhone, Phone } from '../../../forms/fields/contact-rules';
import { refusedField } from '../../../forms/fields/refused-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { fieldId } from '../../../ui/field-id';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';

export interface EditContactDialogProps {
  readonly applicant: Applicant;
  onClose(): void;
  refetch(): Promise<void>;
}

/** Changes the contact that is not the one somebody signs in with, over the page they are about to sign. */
export function EditContactDialog({ applicant, onClose, refetch }: EditContactDialogProps) {
  const { user, signInMethod } = applicant;
  const bySms = signInMethod === 'SMS';
  const { run, running, problem, clearProblem } = useOperation(UpdatePersonalInformationDocument);
  const { form, attempt, submit, fail } = usePortalForm({
    schema: v.object({ phone: bySms ? v.string() : Phone, email: bySms ? Email : v.string() }),
    defaultValues: { phone: formatPhone(user.phone ?? ''), email: user.email ?? '' },
    onSubmit: async ({ phone, email }) => {
      const answer = await run({ input: bySms ? { email } : { phone } });
      const refusal = answer.problem && refusedField(answer.problem, null);
      if (refusal) {
        clearProblem();
        fail(refusal.name, refusal.message);
      }
      if (answer.problem !== null) return;
      await refetch();
      showToast({ title: 'Changes saved' });
      onClose();
    },
  });
  // There is one field and no summary: what is wrong stands there.
  useEffect(() => {
    if (attempt > 0) document.getElementById(fieldId(bySms ? 'email' : 'phone'))?.focus();
  }, [attempt, bySms]);
  return (
    <Dialog open onClose={onClose} title={bySms ? 'Edit email address' : 'Edit phone number'}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            // The dialog stands within the signing form, as React sees it.
            event.stopPropagation();
            submit(event);
          }}
        >
          <Stack gap={6}>
            {bySms ? <EmailField /> : <PhoneField />}
            <MutationProblem problem={problem} />
            <Actions>
              <Button type="submit" loading={running}>
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
