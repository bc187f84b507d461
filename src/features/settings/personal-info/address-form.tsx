import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { HomeAddress, ShippingAddress } from '../../../common/fields/address-rules';
import { refusedField } from '../../../common/fields/refused-fields';
import { usePortalForm } from '../../../common/forms/use-portal-form';
import { useNavigation } from '../../../common/navigation/use-navigation';
import { MutationProblem } from '../../../common/problems/problem-panel';
import { HomeAddressFields } from '../../../common/sections/home-address-fields';
import { Button } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import { useReportedErrors, type InPlaceFormProps } from './in-place-form';

type AddressInput = v.InferInput<typeof HomeAddress>;
type Values = { address: AddressInput };

const NAMES = {
  homeAddress: { label: 'Home address', schema: v.object({ address: HomeAddress }) },
  shippingAddress: { label: 'Shipping address', schema: v.object({ address: ShippingAddress }) },
} as const;

/** Home or shipping address, changed in place. */
export function AddressForm(
  props: InPlaceFormProps & { readonly address: 'homeAddress' | 'shippingAddress' },
) {
  const { applicant, address, onErrors, onSaved, onCancel } = props;
  const { user } = applicant;
  const { goTo } = useNavigation();
  const { run, running, problem, clearProblem } = useOperation(UpdatePersonalInformationDocument);
  const { label, schema } = NAMES[address];
  const onFile = address === 'homeAddress' ? user.billingAddress : user.shippingAddress;
  const { form, errors, attempt, submit, fail } = usePortalForm<Values, Values>({
    schema,
    defaultValues: {
      address: {
        addressFirstLine: onFile?.addressFirstLine ?? '',
        addressSecondLine: onFile?.addressSecondLine ?? '',
        city: onFile?.city ?? '',
        state: onFile?.state ?? '',
        zip: onFile?.zip ?? '',
      },
    },
    onSubmit: async ({ address: typed }) => {
      const input = { ...typed, addressSecondLine: typed.addressSecondLine || null };
      const answer = await run({ input: { [address]: input } });
      if (answer.problem === null) return onSaved();
      const { problem: found } = answer;
      if (found.kind === 'refused' && found.code === 'STATE_UNSUPPORTED') {
        goTo('dont-operate-in-state', { query: { state: typed.state } });
      }
      const refusal = refusedField(found, typed.state);
      if (refusal !== null) {
        clearProblem();
        fail(refusal.name.replace('homeAddress.', 'address.'), refusal.message);
      }
      return undefined;
    },
  });
  useReportedErrors({ errors, attempt }, onErrors);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Heading level={2}>{label}</Heading>
          <HomeAddressFields name="address" label={label} />
          <MutationProblem problem={problem} />
          <Actions>
            <Button type="submit" loading={running}>
              Save Changes
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </Actions>
        </Stack>
      </form>
    </FormProvider>
  );
}
