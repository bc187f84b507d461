import { useWatch } from 'react-hook-form';
import type { OperationProblem } from '../../../services/data/operation-error';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import type { FormPage } from '../../../forms/pages/form-page';
import { usePagedForm, type PagedForm } from '../../../forms/pages/use-paged-form';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import {
  useCurrentScreen,
  useSecurity,
  type ScreenProps,
} from '../../../shell/screen/screen-context';
import { useTaxIdOnFile, type TaxIdOnFile } from '../../../forms/sections/use-tax-id-on-file';
import {
  useZeroIncomeNote,
  type ZeroIncomeNote,
} from '../../../forms/sections/use-zero-income-note';
import { resumeTarget } from '../../../catalogue/journey/next-step';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import {
  FIELD_OF,
  personalPages,
  type Missing,
  type PersonalPageId,
} from '../common/personal-pages';
import { readableDate, personalValues, type PersonalValues } from '../common/personal-values';
import type { PersonalInformation } from '../common/personal-schema';
import { useRefusals } from '../common/use-refusals';
import { missingSchema } from './missing-schema';
import { useSaveMissing } from './use-save-missing';

export interface MissingFormProps {
  readonly applicant: Applicant;
  readonly application: Application;
  /** Missing information when the screen was opened. */
  readonly missing: readonly Missing[];
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly refetch: ScreenProps['refetch'];
  /** Opens the explanation if the program isn't offered in the state; returns whether it did. */
  leaveState(state: string): boolean;
}

export interface MissingFormState {
  readonly portalForm: PagedForm<PersonalValues, Partial<PersonalInformation>, PersonalPageId>;
  readonly asked: readonly FormPage<PersonalPageId>[];
  readonly taxId: TaxIdOnFile;
  readonly zeroIncome: ZeroIncomeNote;
  readonly state: string;
  /** YYYY-MM-DD; null if invalid. */
  readonly dob: string | null;
  readonly problem: OperationProblem | null;
}

export function useMissingForm(props: MissingFormProps): MissingFormState {
  const { applicant, application, missing, draft, refetch, leaveState } = props;
  const { goTo } = useNavigation();
  const { flow } = useCurrentScreen();
  const taxId = useTaxIdOnFile(missing.includes('TAX_ID') ? null : applicant.user.ssnLastFour);
  const zeroIncome = useZeroIncomeNote();
  const save = useSaveMissing();

  const security = useSecurity();
  const asked = personalPages(
    security === 'home',
    (field) =>
      (field === 'taxId' && taxId.replacing) || missing.some((item) => FIELD_OF[item] === field),
  );
  const portalForm = usePagedForm<PersonalValues, Partial<PersonalInformation>, PersonalPageId>({
    schema: missingSchema(missing, { keepsTaxId: () => taxId.keepsOnFile }),
    pages: asked,
    defaultValues: restoreDraft(personalValues(applicant), draft),
    onSubmit: async (given) => {
      if (!zeroIncome.allows(given.annualIncome ?? null)) return;
      refusals.clear();
      await send(given);
    },
  });
  const { form, fail } = portalForm;
  const state = useWatch({ control: form.control, name: 'homeAddress.state' });
  const dob = useWatch({ control: form.control, name: 'dob', compute: readableDate });
  const forgetDraft = useDraft({
    form,
    userId: applicant.user.id,
  });
  const refusals = useRefusals({
    userId: applicant.user.id,
    state: () => form.getValues('homeAddress.state'),
    fail,
    requireTaxId: taxId.replace,
    leaveState,
  });

  const send = async (given: Partial<PersonalInformation>): Promise<void> => {
    const answer = await save(applicant, application, given);
    if (answer.problem !== null) {
      refusals.handle(answer.problem);
      return;
    }
    form.setValue('taxId', '');
    forgetDraft();
    const next = resumeTarget(answer.status, null, flow);
    await refetch();
    goTo(next);
  };

  return { portalForm, asked, taxId, zeroIncome, state, dob, problem: refusals.problem };
}
