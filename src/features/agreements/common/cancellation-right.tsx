import { CONTENT } from '../../../programs/content-config';
import { Text } from '../../../ui/heading';
import { formatDeadline } from '../../../domain/text/format';
import { LegalBlock } from '../../../domain/disclosure/legal-block';

export interface CancellationRightProps {
  /** Last day on which the line can be cancelled, YYYY-MM-DD; null before it is known, which is before signing. */
  readonly endsOn: string | null;
  readonly level?: 2 | 3;
}

/** The right to cancel a line that a home secures, how and where (12 CFR 1026.15). */
export function CancellationRight({ endsOn, level = 2 }: CancellationRightProps) {
  return (
    <LegalBlock card heading="Your right to cancel" level={level}>
      <Text>
        You can cancel at no cost until midnight of the third business day after the latest of:
        signing, getting this notice, or getting your required disclosures.{' '}
        {endsOn === null
          ? 'We show you the date as soon as you have signed.'
          : `That is ${formatDeadline(endsOn)}.`}
      </Text>
      <Text>
        To cancel, date and sign the Notice of Right to Cancel among your documents, or any letter
        that says you cancel, and send it to {CONTENT.creditorName}, {CONTENT.creditorAddress}. Mail
        it by midnight of that day; sent another way, it has to reach us by then.
      </Text>
      <Text>No money moves before this period ends.</Text>
    </LegalBlock>
  );
}
