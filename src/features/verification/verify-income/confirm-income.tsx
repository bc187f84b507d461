import { FormProvider } from 'react-hook-form';
import { useAtomValue } from 'jotai';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { refusedField } from '../../../forms/fields/refused-fields';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { usePortalForm } from '../../../forms/use-portal-form';
import { ClosedOffer } from '../../../shell/status/closed-offer';
import { EndedOffer } from '../../../shell/status/ended-offer';
import { isIdentityOnFile } from '../../../domain/person/identity-on-file';
import { useOfferOpen } from '../../../domain/offer/use-offer-open';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { useCurrentScreen } from '../../../shell/screen/screen-context';
import { IncomeFields } from '../../../forms/sections/income-fields';
import { useZeroIncomeNote, ZeroIncomeCallout } from '../../../forms/sections/use-zero-income-note';
import { Button } from '../../../ui/button';
import { Actions, QuietActions, Stack } from '../../../ui/stack';
import { givenIdentityAtom, knownIdentity } from '../common/given-identity';
import { NeededCallout } from '../common/needed-callout';
import { IncomeSchema, incomeValues, type Income, type IncomeValues } from './income-schema';
import { useAcceptOffer } from './use-accept-offer';
import { WhatYouAccept } from './what-you-accept';
import type { ScreenProps } from '../../../shell/screen/screen-context';

const BUTTON = 'Accept and Continue';

export interface ConfirmIncomeProps {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly refetch: ScreenProps['refetch'];
}

/** The button accepts the offer. */
export function ConfirmIncome({ applicant, application, draft, refetch }: ConfirmIncomeProps) {
  const { user } = applicant;
  const { flow } = useCurrentScreen();
  const { goTo } = useNavigation();
  const open = useOfferOpen(application.offer);
  const zeroIncome = useZeroIncomeNote();
  const given = knownIdentity(useAtomValue(givenIdentityAtom), {
    userId: user.id,
    applicationId: application.id,
  });
  const { form, errors, attempt, submit, fail } = usePortalForm<IncomeValues, Income>({
    schema: IncomeSchema,
    defaultValues: restoreDraft(incomeValues(applicant), draft),
    onSubmit: async (income) => {
      if (zeroIncome.allows(income.annualIncome)) await offer.accept(income);
    },
  });
  const forgetDraft = useDraft({
    form,
    userId: user.id,
  });
  const offer = useAcceptOffer({
    applicant,
    application,
    flow,
    refetch,
    forgetDraft,
    showAtField: (problem) => {
      const refusal = refusedField(problem, user.billingAddress?.state ?? null);
      if (refusal === null || !(refusal.name in form.getValues())) return false;
      fail(refusal.name, refusal.message);
      return true;
    },
  });

  // Only the server knows whether a deposit on its way keeps the offer open after its date.
  const isRequested = application.status === 'FIN_INFO_NEEDED';
  // The offer skips verify-info if nothing is missing.
  const isFromOffer = !isRequested && isIdentityOnFile(user);
  if (offer.ended) return <ClosedOffer application={application} flow={flow} />;
  if (isRequested && flow !== 'cash' && !open && application.offer !== null) {
    return <EndedOffer offer={application.offer} />;
  }

  return (
    <Screen
      lead="Check your income and the terms, then accept your offer. Nothing is final until you do."
      errors={errors}
      attempt={attempt}
    >
      <NeededCallout application={application} />
      <FormProvider {...form}>
        {/* Accepting is binding, so Enter in a field must not submit. */}
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Stack gap={6}>
            <IncomeFields dateOfBirth={given?.dob ?? user.dob} sourcesAnswered />
            <ZeroIncomeCallout note={zeroIncome} button={BUTTON} />
            {application.offer !== null && <WhatYouAccept offer={application.offer} />}
            <MutationProblem problem={offer.problem} />
            <Actions sticky>
              <Button loading={offer.running} onClick={submit}>
                {BUTTON}
              </Button>
              <Button
                variant="secondary"
                onClick={() => goTo(isFromOffer ? 'offer' : 'verify-info')}
              >
                Back
              </Button>
            </Actions>
            {isFromOffer && (
              <QuietActions>
                <Button variant="tertiary" onClick={() => goTo('verify-info')}>
                  Review My Information
                </Button>
              </QuietActions>
            )}
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
