import { FormProvider, useForm } from 'react-hook-form';
import { useState, type SyntheticEvent } from 'react';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { IncomeNotice } from '../../../domain/disclosure/income-notice';
import { INCOME_SOURCES } from '../../../forms/fields/income-rules';
import { formatDollars } from '../../../domain/text/format';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { summarizeErrors } from '../../../forms/use-portal-form';
import { Screen } from '../../../shell/screen/screen';
import { outstandingDocuments } from '../../../domain/text/information-lists';
import { DocumentField } from '../../../forms/fields/uploads-field';
import { DocumentsPicture } from '../../../ui/pictures/waiting-pictures';
import { Button } from '../../../ui/button';
import { Actions, Card, Stack } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';
import { DOCUMENTS } from '../../../domain/document/uploads/document-steps';
import { NeededCallout } from '../common/needed-callout';
import { useDocuments } from '../common/use-documents';
import type { ScreenProps } from '../../../shell/screen/screen-context';

function IncomeSummary({ applicant }: { readonly applicant: Applicant }) {
  const { user, incomeSources } = applicant;
  const sources = INCOME_SOURCES.filter(({ value }) => incomeSources.includes(value));
  return (
    <Card>
      <SummaryList
        rows={[
          {
            term: 'Annual income before taxes',
            value: user.annualIncome === null ? '' : `${formatDollars(user.annualIncome)} per year`,
          },
          {
            term: 'Sources of income',
            value: (
              <ul>
                {sources.map(({ value, label }) => (
                  <li key={value}>{label}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** "Continue" submits all documents of both screens. */
export function SendIncomeDocuments({
  applicant,
  application,
  refetch,
}: {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly refetch: ScreenProps['refetch'];
}) {
  const form = useForm();
  const { goTo } = useNavigation();
  const [attempt, setAttempt] = useState(0);
  const documents = useDocuments({
    userId: applicant.user.id,
    application,
    refetch,
    fail: (name, message) => {
      form.setError(name, { type: 'server', message });
      setAttempt((count) => count + 1);
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    form.clearErrors();
    void documents.finish();
  };
  const { field, label } = DOCUMENTS.INCOME;
  const isReady = documents.uploads.IDENTITY.files.some(({ state }) => state === 'done');
  const needed = outstandingDocuments(application).filter(
    (kind) => kind !== 'IDENTITY' || !isReady,
  );
  return (
    <Screen
      errors={summarizeErrors(form.formState.errors)}
      attempt={attempt}
      picture={<DocumentsPicture />}
    >
      <NeededCallout application={application} documents={needed} />
      <IncomeNotice dateOfBirth={applicant.user.dob} />
      <IncomeSummary applicant={applicant} />
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
            {documents.steps.needsIncome && (
              <DocumentField name={field} label={label} uploads={documents.uploads.INCOME} />
            )}
            <MutationProblem problem={documents.problem} />
            <Actions sticky>
              <Button type="submit" loading={documents.handingIn}>
                Continue
              </Button>
              <Button variant="secondary" onClick={() => goTo('verify-info')}>
                Back
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
