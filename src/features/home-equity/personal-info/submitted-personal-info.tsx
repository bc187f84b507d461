import { useApplicant, type Applicant } from '../../../services/data/use-applicant';
import { statusInFlow } from '../../../catalogue/status/facts';
import { OFFER_READY } from '../../../catalogue/status/headings';
import { useOfferOpen } from '../../../domain/offer/use-offer-open';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { Heading } from '../../../ui/heading';
import { Stack, Card } from '../../../ui/stack';
import { StatusBanner } from './status-banner';
import { useStatusPolling } from '../../../domain/application/use-status-polling';
import { SummaryList } from '../../../ui/summary-list';
import { personalRows, answersOnFile } from '../common/personal-rows';

export function SubmittedPersonalInfo({ applicant, flow }: ScreenProps) {
  const { application } = applicant;
  const { refetch } = useApplicant();
  useStatusPolling(application !== null && statusInFlow(application.status, flow).passing, refetch);
  const { offer = null, status } = application ?? {};
  const isOpen = useOfferOpen(offer) && status === 'OFFER_DECISION_NEEDED';
  return (
    // Progress continues after the last page of the form.
    <Screen
      {...(isOpen
        ? { heading: OFFER_READY, stepOf: 'offer', filledShare: 'begun' }
        : { filledShare: 'almostDone' })}
    >
      <div role="status">{application !== null && <StatusBanner application={application} />}</div>
      <section aria-labelledby="your-information">
        <Stack gap={4}>
          <Heading level={2} id="your-information">
            Your information
          </Heading>
          <PersonalSummary applicant={applicant} />
        </Stack>
      </section>
    </Screen>
  );
}

/** Read-only, with masked tax ID. */
export function PersonalSummary({ applicant }: { readonly applicant: Applicant }) {
  return (
    <Card>
      <SummaryList rows={personalRows(answersOnFile(applicant))} />
    </Card>
  );
}
