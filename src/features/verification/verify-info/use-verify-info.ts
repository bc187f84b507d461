import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { minimumAge } from '../../../catalogue/limits';
import { programDefinition } from '../../../catalogue/programs';
import { UpdatePersonalInformationDocument } from '../../../contract/generated/documents';
import { track } from '../../../services/analytics/track';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { useBrand } from '../../../domain/program/use-brand';
import { toDateParts } from '../../../domain/person/date-of-birth';
import { MISMATCH, refusedField } from '../../../forms/fields/refused-fields';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { useExplainState } from '../../../forms/sections/use-unsupported-state';
import { useTaxIdOnFile } from '../../../forms/sections/use-tax-id-on-file';
import { PAGE_HEADING_ID } from '../../../ui/heading';
import { showToast } from '../../../ui/toaster';
import {
  givenIdentityAtom,
  knownIdentity,
  mismatchAtom,
  noteTypedIdentity,
} from '../common/given-identity';
import { useDocuments } from '../common/use-documents';
import { personValues, verifyInfoValues, type VerifyInfoValues } from './verify-info-values';
import {
  verifyInfoSchema,
  type ChangedPerson,
  type ConfirmedIdentity,
  personUpdate,
} from './verify-info-schema';
import type { ScreenProps } from '../../../shell/screen/screen-context';

export interface VerifyInfoProps {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly refetch: ScreenProps['refetch'];
}

export function useVerifyInfo({ applicant, application, draft, refetch }: VerifyInfoProps) {
  const { user, signInMethod } = applicant;
  const { unsupportedStates } = programDefinition(useBrand().id);
  const { goToNext } = useNavigation();
  const explainState = useExplainState();
  const whose = { userId: user.id, applicationId: application.id };
  const [given, setGiven] = useAtom(givenIdentityAtom);
  const setMismatch = useSetAtom(mismatchAtom);
  const [flagged] = useState(useAtomValue(mismatchAtom));
  const update = useOperation(UpdatePersonalInformationDocument);

  const before = knownIdentity(given, whose);
  const lastFour = before?.ssnItin?.slice(-4) ?? user.ssnLastFour;
  const dob = before?.dob ?? user.dob;
  const taxId = useTaxIdOnFile(flagged ? null : lastFour);
  const wantsDocuments = application.status === 'VERIFY_DOC';

  const portalForm = usePortalForm<VerifyInfoValues, ChangedPerson | ConfirmedIdentity>({
    schema: verifyInfoSchema({
      signInMethod,
      keepsTaxId: () => taxId.keepsOnFile,
      keepsDob: (changes) => wantsDocuments || (dob !== null && !changes),
      minimumAge: () => minimumAge(user.billingAddress?.state ?? null),
    }),
    defaultValues: {
      ...restoreDraft(verifyInfoValues(applicant, { dob, changesDob: false }), draft),
      ...(flagged ? { editing: false, changesDob: true } : {}),
    },
    onSubmit: (values) => (values.editing ? save(values) : proceed(values)),
  });
  const { form, fail } = portalForm;
  const [editing, changesDob] = useWatch({
    control: form.control,
    name: ['editing', 'changesDob'],
  });
  useDraft({
    form,
    userId: user.id,
  });
  const documents = useDocuments({ userId: user.id, application, refetch, fail });

  const showMismatch = useEffectEvent(() => {
    if (!flagged) return;
    setMismatch(false);
    for (const { name, message } of MISMATCH.toReversed()) fail(name, message);
  });
  useEffect(() => showMismatch(), []);

  const edit = (now: boolean): void => {
    form.clearErrors();
    for (const [name, value] of Object.entries(personValues(applicant))) {
      form.setValue(name as keyof VerifyInfoValues, value as never);
    }
    form.setValue('editing', now);
    document.getElementById(PAGE_HEADING_ID)?.focus();
  };

  const changeDob = (changing: boolean): void => {
    form.clearErrors('dob');
    if (!changing) form.setValue('dob', toDateParts(dob));
    form.setValue('changesDob', changing);
  };

  const leaveState = (state: string): boolean => {
    const leaves = unsupportedStates.includes(state);
    if (leaves) explainState(state);
    return leaves;
  };

  const save = async (values: ChangedPerson): Promise<void> => {
    const { problem } = await update.run({ input: personUpdate(values, signInMethod) });
    if (problem !== null) {
      const refusal = refusedField(problem, values.homeAddress.state);
      if (refusal !== null) {
        update.clearProblem();
        fail(refusal.name, refusal.message);
      } else if (problem.kind === 'refused' && problem.code === 'STATE_UNSUPPORTED') {
        leaveState(values.homeAddress.state);
      }
      return;
    }
    await refetch();
    form.setValue('editing', false);
    showToast({ title: 'Changes saved' });
    document.getElementById(PAGE_HEADING_ID)?.focus();
  };

  const proceed = async (values: ConfirmedIdentity): Promise<void> => {
    if (wantsDocuments) return documents.continueFromInfo();
    const typed = {
      ...whose,
      ssnItin: values.taxId ?? before?.ssnItin ?? null,
      dob: values.dob ?? before?.dob ?? null,
    };
    setGiven(typed);
    noteTypedIdentity(typed);
    track('Identity Confirmed');
    form.setValue('taxId', '');
    goToNext();
    return undefined;
  };

  return {
    portalForm,
    taxId,
    dob,
    editing,
    changesDob,
    edit,
    changeDob,
    leaveState,
    wantsDocuments,
    documents,
    saving: portalForm.submitting,
    problem: update.problem ?? documents.problem,
  };
}

export type VerifyInfoState = ReturnType<typeof useVerifyInfo>;
