import { PhoneLink } from '../../../ui/phone-link';
import { Heading, Text } from '../../../ui/heading';
import { KeyFacts } from '../../../ui/key-facts';
import { Stack } from '../../../ui/stack';
import type { Application } from '../../../services/data/use-applicant';
import { formatDate } from '../../../domain/text/format';
import { CREDIT_SCORE_STATEMENT } from '../../../programs/content-config';
import { css } from '../../../../styled-system/css';

type Decision = NonNullable<Application['decision']>;

function ScoreDisclosure({ score }: { readonly score: NonNullable<Decision['score']> }) {
  return (
    <Stack gap={2}>
      <Heading level={3}>Your credit score</Heading>
      <Text>{CREDIT_SCORE_STATEMENT}</Text>
      <KeyFacts
        items={[
          { term: 'Your credit score', description: score.score, emphasis: true },
          { term: 'Date', description: formatDate(score.date) },
          {
            term: 'Scores range from',
            description: `a low of ${score.minimum} to a high of ${score.maximum}`,
          },
          { term: 'Provided by', description: score.provider },
        ]}
      />
      <Text>Key factors that adversely affected your credit score:</Text>
      <ol className={numbered}>
        {score.keyFactors.map((factor) => (
          <li key={factor}>{factor}</li>
        ))}
      </ol>
    </Stack>
  );
}

/**
 * Disclosure of a credit report and the rights that come with it (Regulation B form C-1, part II;
 * FCRA 615(a)).
 */
export function BureauDisclosure({ decision }: { readonly decision: Decision }) {
  const { agency, score } = decision;
  if (agency === null) return null;
  return (
    <>
      <Text>
        Our credit decision was based in whole or in part on information obtained in a report from
        the consumer reporting agency listed below. You have a right under the Fair Credit Reporting
        Act to know the information contained in your credit file at the consumer reporting agency.
        The reporting agency played no part in our decision and is unable to supply specific reasons
        why we have denied credit to you. You also have a right to a free copy of your report from
        the reporting agency, if you request it no later than 60 days after you receive this notice.
        In addition, if you find that any information contained in the report you receive is
        inaccurate or incomplete, you have the right to dispute the matter with the reporting
        agency.
      </Text>
      <address>
        {agency.name}
        {agency.addressLines.map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
        <br />
        Toll-free: <PhoneLink phone={agency.phone} />
      </address>
      {score !== null && <ScoreDisclosure score={score} />}
    </>
  );
}

export const numbered = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyleType: 'decimal',
  paddingInlineStart: '6',
  // No number if there is only one item.
  '&:not(:has(> :nth-child(2)))': { listStyleType: 'none', paddingInlineStart: '0' },
});
