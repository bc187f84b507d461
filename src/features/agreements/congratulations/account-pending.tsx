import type { Application, CurrentUser } from '../../../services/data/use-applicant';
import { useBrand } from '../../../domain/program/use-brand';
import { formatDate } from '../../../domain/text/format';
import { Screen } from '../../../shell/screen/screen';
import { useSectionOfAddress } from '../../../shell/screen/section-target';
import { Stack } from '../../../ui/stack';
import { StatusTag } from '../../../ui/status-tag';
import { CancellationDates } from '../common/cancellation-dates';
import { CardIllustration } from './card-illustration';
import { GrantedLine } from './granted-line';
import { ToTakeAlong } from './to-take-along';
import { WhatHappensNext } from './what-happens-next';

export function AccountPending({
  user,
  application,
}: {
  readonly user: CurrentUser;
  readonly application: Application;
}) {
  useSectionOfAddress();
  const { cardName } = useBrand().texts;
  const { signedAt, cancellationEndsOn, offer } = application;
  const whenOpen =
    cancellationEndsOn === null
      ? `We’re opening your ${cardName} account.`
      : `You can use your credit line after ${formatDate(cancellationEndsOn)}, when your cancellation period ends.`;
  return (
    <Screen
      staged
      heading="You’ve signed"
      lead={whenOpen}
      aside={<ToTakeAlong user={user} />}
      above={
        <StatusTag icon="check" tone="success">
          Signed
        </StatusTag>
      }
    >
      <Stack gap={8}>
        {offer !== null && <GrantedLine cents={offer.creditLine} />}
        <CardIllustration user={user} />
        <WhatHappensNext user={user} application={application} />
        {signedAt !== null && cancellationEndsOn !== null && (
          <CancellationDates signedAt={signedAt} endsOn={cancellationEndsOn} />
        )}
      </Stack>
    </Screen>
  );
}
