import * as v from 'valibot';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { DialogForm } from '../../../forms/dialog-form';
import { ShippingAddress, type AddressValues } from '../../../forms/fields/address-rules';
import { addressInput, addressValues } from '../../../forms/fields/address-text';
import { refusedField } from '../../../forms/fields/refused-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { showToast } from '../../../ui/toaster';

type Values = { shippingAddress: AddressValues };

/** For both directions. Rejects P.O. boxes. */
export function EditAddressDialog({
  address,
  refetch,
  onClose,
}: {
  readonly address: CurrentUser['shippingAddress'];
  refetch(): Promise<void>;
  onClose(): void;
}) {
  const { run, problem, clearProblem } = useOperation(UpdatePersonalInformationDocument);
  const portalForm = usePortalForm<Values, Values>({
    schema: v.object({ shippingAddress: ShippingAddress }),
    defaultValues: { shippingAddress: addressValues(address) },
    onSubmit: async ({ shippingAddress }) => {
      const answer = await run({ input: { shippingAddress: addressInput(shippingAddress) } });
      const refusal = answer.problem && refusedField(answer.problem, shippingAddress.state);
      if (refusal) {
        clearProblem();
        portalForm.fail(refusal.name.replace('homeAddress.', 'shippingAddress.'), refusal.message);
      }
      if (answer.problem !== null) return;
      await refetch();
      showToast({ title: 'Changes saved' });
      onClose();
    },
  });
  return (
    <DialogForm
      title="Edit your shipping address"
      portalForm={portalForm}
      problem={problem}
      onClose={onClose}
    >
      <HomeAddressFields
        name="shippingAddress"
        label="Shipping address"
        hint="We can’t ship to a P.O. box"
        section="shipping"
      />
    </DialogForm>
  );
}
