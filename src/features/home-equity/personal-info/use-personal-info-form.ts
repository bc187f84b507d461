import { useState } from 'react';
import { useSecurity } from '../../../shell/screen/screen-context';
import type { Flow } from '../../../catalogue/flows';
import { refusalCode, type OperationProblem } from '../../../services/data/operation-error';
import type { Applicant } from '../../../services/data/use-applicant';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { usePagedForm, type PagedForm } from '../../../forms/pages/use-paged-form';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { requestHeadingFocus } from '../../../shell/screen/pending-focus';
import { useTaxIdOnFile, type TaxIdOnFile } from '../../../forms/sections/use-tax-id-on-file';
import {
  useZeroIncomeNote,
  type ZeroIncomeNote,
} from '../../../forms/sections/use-zero-income-note';
import { knownPages, personalPages, type PersonalPageId } from '../common/personal-pages';
import { personalSchema, type PersonalInformation } from '../common/personal-schema';
import { personalValues, type PersonalValues } from '../common/personal-values';
import { useRefusals } from '../common/use-refusals';
import { useSubmitPersonalInformation } from '../common/use-submit-personal-information';
import {
  useUnsupportedState,
  type UnsupportedState,
} from '../../../forms/sections/use-unsupported-state';
import type { ScreenProps } from '../../../shell/screen/screen-context';

export interface PersonalInfoFormProps {
  readonly applicant: Applicant;
  readonly flow: Flow;
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly refetch: ScreenProps['refetch'];
}

export interface PersonalInfoFormState {
  readonly portalForm: PagedForm<PersonalValues, PersonalInformation, PersonalPageId>;
  readonly taxId: TaxIdOnFile;
  readonly zeroIncome: ZeroIncomeNote;
  readonly unsupported: UnsupportedState;
  /** Problem that belongs to no field. */
  readonly problem: OperationProblem | null;
}

export function usePersonalInfoForm(props: PersonalInfoFormProps): PersonalInfoFormState {
  const { applicant, flow, draft, refetch } = props;
  const { user, application } = applicant;
  const { goTo, goByStatus } = useNavigation();
  const taxId = useTaxIdOnFile(user.ssnLastFour);
  const zeroIncome = useZeroIncomeNote();
  const unsupported = useUnsupportedState(
    draft === null ? (user.billingAddress?.state ?? null) : null,
  );
  const { submit } = useSubmitPersonalInformation();

  const security = useSecurity();
  const schema = personalSchema({ keepsTaxId: () => taxId.keepsOnFile });
  // Fixed, so that it doesn't change while the applicant edits answers.
  const [known] = useState(() => knownPages(applicant, schema));
  const portalForm = usePagedForm<PersonalValues, PersonalInformation, PersonalPageId>({
    schema,
    pages: personalPages(security === 'home'),
    known: () => known,
    start: unsupported.changes ? 'address' : undefined,
    defaultValues: restoreDraft(personalValues(applicant), draft),
    onSubmit: async (values) => {
      if (!zeroIncome.allows(values.annualIncome)) return;
      refusals.clear();
      await send(values);
    },
  });
  const { form, fail } = portalForm;
  const forgetDraft = useDraft({
    form,
    userId: user.id,
  });

  const refusals = useRefusals({
    userId: user.id,
    state: () => form.getValues('homeAddress.state'),
    fail,
    requireTaxId: taxId.replace,
    leaveState: unsupported.leave,
  });

  const send = async (values: PersonalInformation): Promise<void> => {
    const answer = await submit(application?.id ?? null, values);
    if (refusalCode(answer.problem) === 'CREDIT_LINE_MISSING') {
      goTo('credit-line');
      return;
    }
    if (answer.problem !== null) {
      refusals.handle(answer.problem);
      return;
    }
    form.setValue('taxId', '');
    forgetDraft();
    const goesOn = flow === 'cash' || answer.status !== 'PREQUAL_INFO_GIVEN';
    // The same path then shows the status, so focus its heading as after a navigation.
    if (!goesOn) requestHeadingFocus();
    await refetch();
    if (goesOn) goByStatus(answer.status);
  };

  return { portalForm, taxId, zeroIncome, unsupported, problem: refusals.problem };
}
