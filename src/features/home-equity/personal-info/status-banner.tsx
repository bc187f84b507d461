import type { ReactNode } from 'react';
import type { ScreenId } from '../../../catalogue/screens';
import type { Application } from '../../../services/data/use-applicant';
import { useBrand } from '../../../domain/program/use-brand';
import { DeadlineTime } from '../../../domain/text/deadline-time';
import { formatCents, formatDay, formatDeadline, formatPercent } from '../../../domain/text/format';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { useOfferOpen } from '../../../domain/offer/use-offer-open';
import { missingInformationList } from '../../../domain/text/information-lists';
import { LinkButton } from '../../../ui/link-button';
import { Callout, type Tone } from '../../../ui/callout';
import { KeyFacts } from '../../../ui/key-facts';
import { Card, Stack } from '../../../ui/stack';
import { ContinueToOffer } from './continue-to-offer';
import { UpdatedApplication } from '../../../shell/status/updated-application';
import { PhoneLink } from '../../../ui/phone-link';

type Missing = Application['missingInformation'][number];

/** Information that the verify screens request; all other kinds have their own screens. */
const ON_VERIFY_INFO: readonly Missing[] = [
  'TAX_ID',
  'DATE_OF_BIRTH',
  'ANNUAL_INCOME',
  'INCOME_SOURCES',
];

export function addInformationScreen(missing: readonly Missing[]): ScreenId {
  return missing.every((item) => ON_VERIFY_INFO.includes(item))
    ? 'verify-info'
    : 'personal-info-missing';
}

function ScreenLink({
  screen,
  children,
}: {
  readonly screen: ScreenId;
  readonly children: string;
}) {
  const href = useNavigation().pathOf(screen);
  return (
    <div>
      <LinkButton href={href}>{children}</LinkButton>
    </div>
  );
}

function Banner(props: {
  readonly tone: Tone;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  return <Callout {...props} />;
}

function OfferBanner({ application: { offer } }: { readonly application: Application }) {
  const open = useOfferOpen(offer);
  const { phone } = useBrand().texts.customerSupport;
  if (offer === null) {
    return (
      <Banner tone="info" title="We’re preparing your offer.">
        <p>We’ll email you when it is ready. You can stay here or come back later.</p>
      </Banner>
    );
  }
  if (open) {
    return (
      <Card>
        <Stack gap={4}>
          <KeyFacts
            items={[
              {
                term: 'Credit line',
                description: formatCents(offer.creditLine),
                emphasis: true,
                bleed: true,
              },
              {
                term: 'Purchase APR',
                description: `${formatPercent(offer.purchaseApr)} variable`,
              },
              { term: 'Offer ends', description: <DeadlineTime at={offer.expiresAt} /> },
            ]}
          />
          <ScreenLink screen="offer">Review My Offer</ScreenLink>
        </Stack>
      </Card>
    );
  }
  return (
    <Banner tone="info" title="This offer has ended.">
      <p>
        It was open until {formatDay(offer.expiresAt)}. Call <PhoneLink phone={phone} /> if you’d
        still like a credit line.
      </p>
    </Banner>
  );
}

export function StatusBanner({ application }: { readonly application: Application }) {
  const { status, missingInformation, dueOn } = application;
  switch (status) {
    case 'OFFER_DECISION_NEEDED':
      return <OfferBanner application={application} />;
    case 'FIN_INFO_NEEDED':
      return (
        <Banner
          tone="warning"
          title={`To continue, we need ${missingInformationList(missingInformation)}${
            dueOn === null ? '' : ` by ${formatDeadline(dueOn)}`
          }.`}
          actions={
            <ScreenLink screen={addInformationScreen(missingInformation)}>
              Add Information
            </ScreenLink>
          }
        />
      );
    case 'PREQUAL_INFO_GIVEN':
      return (
        <Banner tone="info" title="We’re checking your information.">
          <p>This usually takes a few seconds. You can stay here or come back later.</p>
        </Banner>
      );
    case 'PREQUALIFIED':
      return <Banner tone="success" title="You’re pre-qualified." actions={<ContinueToOffer />} />;
    default:
      return <UpdatedApplication status={status} />;
  }
}
