import { useSecurity } from '../../../shell/screen/screen-context';
import { screenDefinition } from '../../../catalogue/screens';
import type { Application, CurrentUser } from '../../../services/data/use-applicant';
import { useBrand } from '../../../domain/program/use-brand';
import { DepositStatement } from '../../../domain/disclosure/security-statement';
import { formatCents } from '../../../domain/text/format';
import { Screen } from '../../../shell/screen/screen';
import { useSectionOfAddress } from '../../../shell/screen/section-target';
import { Stack } from '../../../ui/stack';
import { StatusTag } from '../../../ui/status-tag';
import { CardIllustration } from './card-illustration';
import { ToTakeAlong } from './to-take-along';
import { WhatHappensNext } from './what-happens-next';
import { css, cx } from '../../../../styled-system/css';
import { staged } from '../../../ui/staged';

export function AccountOpen({
  user,
  application,
}: {
  readonly user: CurrentUser;
  readonly application: Application;
}) {
  useSectionOfAddress();
  const { cardName } = useBrand().texts;
  const security = useSecurity();
  const { firstName } = user;
  const { offer } = application;
  return (
    <Screen
      staged
      {...(firstName
        ? { heading: `${screenDefinition('congratulations').heading}, ${firstName}` }
        : {})}
      lead={
        offer === null
          ? `Your ${cardName} account is open.`
          : `Your ${cardName} account is open with a ${formatCents(offer.creditLine)} credit line.`
      }
      aside={<ToTakeAlong user={user} />}
      above={
        <StatusTag icon="check" tone="success">
          Open
        </StatusTag>
      }
    >
      <Stack gap={8}>
        <Stack gap={6}>
          <CardIllustration user={user} />
          <ClosingLine />
        </Stack>
        <WhatHappensNext user={user} application={application} />
        {security === 'cash' && offer !== null && <DepositStatement amount={offer.creditLine} />}
      </Stack>
    </Screen>
  );
}

const line = css({
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: 'subheading',
  color: 'accentText',
});

/** The brand's closing sentence, shown after the card's animation. */
export function ClosingLine() {
  return <p className={cx(line, staged({ part: 'next' }))}>{useBrand().texts.closingLine}</p>;
}
