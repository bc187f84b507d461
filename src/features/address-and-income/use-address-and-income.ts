import { SubmitAddressAndIncomeDocument } from '../../contract/generated/documents';
import type { OperationProblem } from '../../services/data/operation-error';
import type { Applicant, Application } from '../../services/data/use-applicant';
import { focusingHeading } from '../../shell/screen/pending-focus';
import { useOperation } from '../../services/data/use-operation';
import { addressInput } from '../../forms/fields/address-text';
import { refusedField } from '../../forms/fields/refused-fields';
import { restoreDraft } from '../../forms/restore-draft';
import { useDraft } from '../../forms/use-draft';
import type { FormPage } from '../../forms/pages/form-page';
import { usePagedForm, type PagedForm } from '../../forms/pages/use-paged-form';
import {
  useUnsupportedState,
  type UnsupportedState,
} from '../../forms/sections/use-unsupported-state';
import { useZeroIncomeNote, type ZeroIncomeNote } from '../../forms/sections/use-zero-income-note';
import {
  AddressAndIncomeSchema,
  type AddressAndIncome,
  type AddressAndIncomeValues,
} from './address-and-income-schema';
import { addressAndIncomeValues } from './address-and-income-values';

export interface AddressAndIncomeProps {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly draft: Readonly<Record<string, unknown>> | null;
  refetch(): Promise<void>;
}

export interface AddressAndIncomeState {
  readonly portalForm: PagedForm<AddressAndIncomeValues, AddressAndIncome, AddressPageId>;
  readonly zeroIncome: ZeroIncomeNote;
  readonly unsupported: UnsupportedState;
  readonly problem: OperationProblem | null;
}

export type AddressPageId = 'address' | 'mailing' | 'income';

const PAGES: readonly FormPage<AddressPageId>[] = [
  { id: 'address', heading: 'Home address', fields: ['homeAddress'] },
  { id: 'mailing', heading: 'Mailing address', fields: ['shipsHome', 'shippingAddress'] },
  { id: 'income', heading: 'Income', fields: ['annualIncome', 'incomeSources'] },
];

export function useAddressAndIncome(props: AddressAndIncomeProps): AddressAndIncomeState {
  const { applicant, application, draft, refetch } = props;
  const { user } = applicant;
  const { run, problem, clearProblem } = useOperation(SubmitAddressAndIncomeDocument);
  const zeroIncome = useZeroIncomeNote();
  const unsupported = useUnsupportedState(
    draft === null ? (user.billingAddress?.state ?? null) : null,
  );

  const portalForm = usePagedForm<AddressAndIncomeValues, AddressAndIncome, AddressPageId>({
    schema: AddressAndIncomeSchema,
    pages: PAGES,
    known: (values) => (values.shipsHome ? ['mailing'] : []),
    defaultValues: restoreDraft(addressAndIncomeValues(applicant), draft),
    onSubmit: async (values) => {
      if (zeroIncome.allows(values.annualIncome)) await send(values);
    },
  });
  const forgetDraft = useDraft({ form: portalForm.form, userId: user.id });

  const send = async (values: AddressAndIncome): Promise<void> => {
    const { homeAddress, shippingAddress, annualIncome, incomeSources } = values;
    const input = {
      creditApplicationId: application.id,
      homeAddress: addressInput(homeAddress),
      shippingAddress: shippingAddress === null ? null : addressInput(shippingAddress),
      annualIncome,
      incomeSources,
    };
    // The path stays the same when the result replaces the form.
    const answer = await focusingHeading(
      () => run({ input }),
      ({ problem: found }) => found === null,
    );
    if (answer.problem === null) {
      forgetDraft();
      await refetch();
      return;
    }
    const refusal = refusedField(answer.problem, homeAddress.state);
    const code = answer.problem.kind === 'refused' ? answer.problem.code : null;
    if (refusal !== null) {
      clearProblem();
      portalForm.fail(refusal.name, refusal.message);
    } else if (code === 'STATE_UNSUPPORTED' && unsupported.leave(homeAddress.state)) {
      clearProblem();
    }
  };

  return { portalForm, zeroIncome, unsupported, problem };
}
