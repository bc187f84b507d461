import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { ShippingAddress, type AddressValues } from '../../../forms/fields/address-rules';
import { addressInput, addressValues } from '../../../forms/fields/address-text';
import { refusedField } from '../../../forms/fields/refused-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';

type Values = { shippingAddress: AddressValues };

/** Changes the address that is shipped from, and to; a P.O. box is refused. */
export function EditAddressDialog({
  address,
  refetch,
  onClose,
}: {
  readonly address: CurrentUser['shippingAddress'];
  refetch(): Promise<void>;
  onClose(): void;
}) {
  const { run, running, problem, clearProblem } = useOperation(UpdatePersonalInformationDocument);
  const { form, errors, attempt, submit, fail } = usePortalForm<Values, Values>({
    schema: v.object({ shippingAddress: ShippingAddress }),
    defaultValues: { shippingAddress: addressValues(address) },
    onSubmit: async ({ shippingAddress }) => {
      const answer = await run({ input: { shippingAddress: addressInput(shippingAddress) } });
      const refusal = answer.problem && refusedField(answer.problem, shippingAddress.state);
      if (refusal) {
        clearProblem();
        fail(refusal.name.replace('homeAddress.', 'shippingAddress.'), refusal.message);
      }
      if (answer.problem !== null) return;
      await refetch();
      showToast({ title: 'Changes saved' });
      onClose();
    },
  });
  // The first field at fault takes the focus once for each attempt, not while it is mended.
  const first = errors[0]?.id;
  const focusedFor = useRef(0);
  useEffect(() => {
    if (first === undefined || attempt === focusedFor.current) return;
    focusedFor.current = attempt;
    document.getElementById(first)?.focus();
  }, [attempt, first]);
  return (
    <Dialog open onClose={onClose} title="Edit your shipping address">
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            // The dialog stands within the form of the screen, as React sees it.
            event.stopPropagation();
            submit(event);
          }}
        >
          <Stack gap={6}>
            <HomeAddressFields
              name="shippingAddress"
              label="Shipping address"
              hint="We can’t ship to a P.O. box"
              section="shipping"
            />
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
