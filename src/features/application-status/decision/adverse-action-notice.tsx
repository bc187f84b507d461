import { PhoneLink } from '../../../ui/phone-link';
import { useId } from 'react';
import { CONTENT } from '../../../programs/content-config';
import { TextLink } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { KeyFacts } from '../../../ui/key-facts';
import { Stack } from '../../../ui/stack';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { fullName } from '../../../catalogue/person-name';
import { formatDate } from '../../../domain/text/format';
import { useBrand } from '../../../domain/program/use-brand';
import { BureauDisclosure, numbered } from './bureau-disclosure';
import { LastUpdated } from '../../../domain/disclosure/last-updated';
import { css } from '../../../../styled-system/css';

const letter = css({
  borderBlockStart: '1px solid token(colors.line)',
  paddingBlockStart: '6',
  marginBlockStart: '2',
});

export interface AdverseActionNoticeProps {
  readonly applicant: Applicant;
  readonly applicationId: string;
  readonly decision: NonNullable<Application['decision']>;
  /** Text of the decision; by default that the application is not approved. */
  readonly action?: string;
}

/**
 * The prescribed order of the notice is 12 CFR 1002.9; FCRA 615(a) applies if a report was used.
 */
export function AdverseActionNotice(props: AdverseActionNoticeProps) {
  const { applicant, applicationId, decision } = props;
  const { texts } = useBrand();
  const { phone, email } = texts.customerSupport;
  const action = props.action ?? `We are unable to approve your application for ${texts.cardName}.`;
  const id = useId();
  return (
    <section aria-labelledby={id} className={letter}>
      <Stack gap={4}>
        <Heading level={3} id={id}>
          Notice of action taken
        </Heading>
        <KeyFacts
          items={[
            { term: 'Date', description: formatDate(decision.decidedOn) },
            {
              term: 'Creditor',
              description: `${CONTENT.creditorName}, ${CONTENT.creditorAddress}`,
            },
            { term: 'Applicant', description: fullName(applicant.user) },
            { term: 'Product', description: texts.cardName },
            { term: 'Application', description: applicationId },
          ]}
        />
        <Text>{action}</Text>
        <Heading level={3}>Main reasons for our decision</Heading>
        <ol className={numbered}>
          {decision.reasons.map((reason) => (
            <li key={reason.id}>{reason.text}</li>
          ))}
        </ol>
        <BureauDisclosure decision={decision} />
        <Text>
          The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against
          credit applicants on the basis of race, color, religion, national origin, sex, marital
          status, age (provided the applicant has the capacity to enter into a binding contract);
          because all or part of the applicant's income derives from any public assistance program;
          or because the applicant has in good faith exercised any right under the Consumer Credit
          Protection Act. The Federal agency that administers compliance with this law concerning
          this creditor is {CONTENT.agencyName}, {CONTENT.agencyAddress}.
        </Text>
        <Text>
          If you have questions about this notice, call <PhoneLink phone={phone} /> or email{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </Text>
        <LastUpdated />
      </Stack>
    </section>
  );
}
