import { css } from '../../../../styled-system/css';
import type { Application, CurrentUser } from '../../../services/data/use-applicant';
import { useBrand } from '../../../shared/brand/use-brand';
import { formatDate } from '../../../shared/format';
import { Heading } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { addressLine } from '../shared/address-line';
import { firstStatementOn } from './first-statement';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyleType: 'disc',
  paddingInlineStart: '6',
  overflowWrap: 'anywhere',
});

/** When the card and the first statement come. */
export function WhatHappensNext({
  user,
  application,
}: {
  readonly user: CurrentUser;
  readonly application: Application;
}) {
  const { cardName } = useBrand().texts;
  const mailingAddress = user.shippingAddress ?? user.billingAddress;
  const pending = application.status !== 'COMPLETE';
  return (
    <Stack gap={3}>
      <Heading level={2}>What happens next</Heading>
      <ul className={list}>
        {pending && <li>We don’t move any money before your cancellation period ends.</li>}
        <li>
          Your {cardName} arrives in 7–10 business days
          {pending ? ' after that' : ''}
          {mailingAddress === null ? '' : ` at ${addressLine(mailingAddress)}`}.
        </li>
        <li>Your first statement comes about {formatDate(firstStatementOn(application))}.</li>
      </ul>
    </Stack>
  );
}
