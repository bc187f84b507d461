import { useApplicant } from '../../../services/data/use-applicant';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { destinationPath } from '../../../catalogue/status-routes';
import { track } from '../../../services/analytics/track';
import { openHelpCenter } from '../../../shell/help/help-center';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { isIdentityOnFile } from '../../../domain/person/identity-on-file';
import { ENDED_QUERY, isCounteroffer, HELP_TOPIC } from '../../../domain/offer/offer-state';
import { useOfferOpen } from '../../../domain/offer/use-offer-open';
import { type ScreenProps, useSecurity } from '../../../shell/screen/screen-context';
import { Screen } from '../../../shell/screen/screen';
import { StateNotice } from '../../../forms/sections/state-notice';
import { ActionPane } from '../../../ui/action-pane';
import { Button } from '../../../ui/button';
import { DeadlineTime } from '../../../domain/text/deadline-time';
import { formatCents } from '../../../domain/text/format';
import { Card } from '../../../ui/stack';
import { BeforeYouDecide } from './before-you-decide';
import { ChangedOffer } from './changed-offer';
import { CounterofferReasons } from '../../../domain/offer/counteroffer-reasons';
import { EndedOffer } from '../../../shell/status/ended-offer';
import { OfferedItems } from './offered-items';
import { offerFacts } from './offer-facts';
import { css, cx } from '../../../../styled-system/css';
import { KeyFacts, type KeyFact } from '../../../ui/key-facts';
import { staged } from '../../../ui/staged';

export function OfferScreen({ applicant, flow }: ScreenProps) {
  const { goTo } = useNavigation();
  const security = useSecurity();
  const refused = new URLSearchParams(useSearch()).get('ended') === ENDED_QUERY.ended;
  const { application } = applicant;
  const isConfirmed = isIdentityOnFile(applicant.user);
  const open = useOfferOpen(application?.offer ?? null);
  const { refetch: refetchApplication } = useApplicant();
  const [accepting, setAccepting] = useState(false);
  // Another tab may have declined the offer, or it may have ended.
  const accept = async (): Promise<void> => {
    setAccepting(true);
    const fresh = await refetchApplication();
    setAccepting(false);
    if (fresh.application?.offer?.isOpen === false) return;
    track('Offer Continued');
    goTo(isConfirmed ? 'verify-income' : 'verify-info');
  };
  // Without an offer, the status navigates to another screen.
  if (!application?.offer) {
    return <Redirect to={destinationPath(flow, application?.status ?? null)} replace />;
  }
  const { offer, isCoveredBorrower } = application;
  if (refused || !open) return <EndedOffer offer={offer} />;

  return (
    <Screen
      lead={
        isConfirmed
          ? 'Here is what we can offer you. Next, confirm your income. Nothing is final until you accept in the last step.'
          : 'Here is what we can offer you. Next, confirm who you are. Nothing is final until you accept in the last step.'
      }
      aside={
        <ActionPane
          label="Your answer"
          figure={{ term: 'Credit line', value: formatCents(offer.creditLine) }}
          figureOnPane="line while away"
          facts={[{ term: 'Offer ends', description: <DeadlineTime at={offer.expiresAt} /> }]}
          bar={
            <>
              <Button size="small" loading={accepting} onClick={() => void accept()}>
                Accept Offer
              </Button>
              <Button size="small" variant="secondary" onClick={() => goTo('cancel-offer')}>
                Decline Offer
              </Button>
            </>
          }
          actions={
            <>
              <Button fullWidth loading={accepting} onClick={() => void accept()}>
                Accept Offer
              </Button>
              <Button variant="secondary" fullWidth onClick={() => goTo('cancel-offer')}>
                Decline Offer
              </Button>
            </>
          }
          foot={
            <Button variant="tertiary" fullWidth onClick={() => openHelpCenter(HELP_TOPIC)}>
              Ask a Question
            </Button>
          }
        />
      }
    >
      <ChangedOffer offer={offer} />
      {isCounteroffer(offer) && <CounterofferReasons offer={offer} />}
      <Card>
        <ArrivingFacts facts={offerFacts(offer, security)} />
      </Card>
      <OfferedItems offer={offer} />
      <BeforeYouDecide offer={offer} security={security} isCoveredBorrower={isCoveredBorrower} />
      <StateNotice state={applicant.user.billingAddress?.state ?? ''} />
    </Screen>
  );
}

const figure = cx(css({ display: 'block' }), staged({ part: 'figure' }));

export function ArrivingFacts({ facts }: { readonly facts: readonly KeyFact[] }) {
  return (
    <KeyFacts
      items={facts.map((fact) =>
        fact.emphasis === true
          ? { ...fact, description: <span className={figure}>{fact.description}</span> }
          : fact,
      )}
    />
  );
}
