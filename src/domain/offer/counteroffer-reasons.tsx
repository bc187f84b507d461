import { css } from '../../../styled-system/css';
import { formatCents, formatDeadlineTime } from '../text/format';
import type { Offer } from './offer-state';
import { Heading, Text } from '../../ui/heading';
import { Card, Stack } from '../../ui/stack';

const bullets = css({
  listStyle: 'disc',
  paddingInlineStart: '6',
  '& > li:not(:first-child)': { marginBlockStart: '1' },
});

const HEADING_ID = 'counteroffer-heading';

/** Reg B counteroffer: reasons and expiry. */
export function CounterofferReasons({ offer }: { readonly offer: Offer }) {
  const { requestedLine, previousLine, creditLine, counterofferReasons, expiresAt } = offer;
  return (
    <section aria-labelledby={HEADING_ID}>
      <Card>
        <Stack gap={3}>
          <Heading level={2} id={HEADING_ID}>
            {requestedLine === null
              ? 'Why this is less than we first offered'
              : 'Why this is less than you asked for'}
          </Heading>
          {requestedLine !== null ? (
            <Text>
              You asked for {formatCents(requestedLine)}. We can offer you {formatCents(creditLine)}
              .
            </Text>
          ) : (
            previousLine !== null && (
              <Text>
                We first offered {formatCents(previousLine)}. We can offer you{' '}
                {formatCents(creditLine)}.
              </Text>
            )
          )}
          <ul className={bullets}>
            {counterofferReasons.map((reason) => (
              <li key={reason.id}>{reason.text}</li>
            ))}
          </ul>
          <Text>You have until {formatDeadlineTime(expiresAt)} to accept.</Text>
        </Stack>
      </Card>
    </section>
  );
}
