import * as v from 'valibot';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import type { Applicant } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { DialogForm } from '../../../forms/dialog-form';
import { Email, formatPhone, Phone } from '../../../forms/fields/contact-rules';
import { refusedField } from '../../../forms/fields/refused-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { showToast } from '../../../ui/toaster';

export interface EditContactDialogProps {
  readonly applicant: Applicant;
  onClose(): void;
  refetch(): Promise<void>;
}

export function EditContactDialog({ applicant, onClose, refetch }: EditContactDialogProps) {
  const { user, signInMethod } = applicant;
  const bySms = signInMethod === 'SMS';
  const { run, problem, clearProblem } = useOperation(UpdatePersonalInformationDocument);
  const portalForm = usePortalForm({
    schema: v.object({ phone: bySms ? v.string() : Phone, email: bySms ? Email : v.string() }),
    defaultValues: { phone: formatPhone(user.phone ?? ''), email: user.email ?? '' },
    onSubmit: async ({ phone, email }) => {
      const answer = await run({ input: bySms ? { email } : { phone } });
      const refusal = answer.problem && refusedField(answer.problem, null);
      if (refusal) {
        clearProblem();
        portalForm.fail(refusal.name, refusal.message);
      }
      if (answer.problem !== null) return;
      await refetch();
      showToast({ title: 'Changes saved' });
      onClose();
    },
  });
  return (
    <DialogForm
      title={bySms ? 'Edit email address' : 'Edit phone number'}
      portalForm={portalForm}
      problem={problem}
      onClose={onClose}
    >
      {bySms ? <EmailField /> : <PhoneField />}
    </DialogForm>
  );
}
