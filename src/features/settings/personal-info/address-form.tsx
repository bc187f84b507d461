import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { HomeAddress, ShippingAddress } from '../../../forms/fields/address-rules';
import { refusedField } from '../../../forms/fields/refused-fields';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useExplainState } from '../../../forms/sections/use-unsupported-state';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { Heading } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { InPlaceActions, useReportedErrors, type InPlaceFormProps } from './in-place-form';

type AddressInput = v.InferInput<typeof HomeAddress>;
type AddressOutput = v.InferOutput<typeof HomeAddress>;
/** Keyed by the row's name, so that a stored draft identifies the open row. */
type Values<Address = AddressInput> = Record<string, Address>;

const FORMS = {
  homeAddress: { label: 'Home address', schema: v.object({ homeAddress: HomeAddress }) },
  shippingAddress: {
    label: 'Shipping address',
    schema: v.object({ shippingAddress: ShippingAddress }),
  },
} as const;

export function AddressForm(
  props: InPlaceFormProps & { readonly address: 'homeAddress' | 'shippingAddress' },
) {
  const { applicant, draft, beside, address, onErrors, onSaved, onCancel } = props;
  const { user } = applicant;
  const explainState = useExplainState();
  const { run, problem, clearProblem } = useOperation(UpdatePersonalInformationDocument);
  const { label, schema } = FORMS[address];
  const onFile = address === 'homeAddress' ? user.billingAddress : user.shippingAddress;
  const empty: Values = {
    [address]: {
      addressFirstLine: onFile?.addressFirstLine ?? '',
      addressSecondLine: onFile?.addressSecondLine ?? '',
      city: onFile?.city ?? '',
      state: onFile?.state ?? '',
      zip: onFile?.zip ?? '',
    },
  };
  const { form, errors, attempt, submit, submitting, fail } = usePortalForm<
    Values,
    Values<AddressOutput>
  >({
    schema: schema as v.GenericSchema<Values, Values<AddressOutput>>,
    defaultValues: restoreDraft(empty, draft),
    onSubmit: async ({ [address]: typed }) => {
      if (typed === undefined) return undefined;
      const input = { ...typed, addressSecondLine: typed.addressSecondLine || null };
      const answer = await run({ input: { [address]: input } });
      if (answer.problem === null) {
        forget();
        return onSaved();
      }
      const { problem: found } = answer;
      if (found.kind === 'refused' && found.code === 'STATE_UNSUPPORTED') {
        explainState(typed.state);
      }
      const refusal = refusedField(found, typed.state);
      if (refusal !== null) {
        clearProblem();
        fail(refusal.name.replace('homeAddress.', `${address}.`), refusal.message);
      }
      return undefined;
    },
  });
  const forget = useDraft({ form, userId: user.id, beside });
  useReportedErrors({ errors, attempt }, onErrors);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Heading level={2}>{label}</Heading>
          <HomeAddressFields name={address} label={label} />
          <MutationProblem problem={problem} checks="page" />
          <InPlaceActions
            label="Save Changes"
            running={submitting}
            onCancel={() => {
              forget();
              onCancel();
            }}
          />
        </Stack>
      </form>
    </FormProvider>
  );
}
