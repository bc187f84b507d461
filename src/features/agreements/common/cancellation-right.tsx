import { CONTENT } from '../../../programs/content-config';
import { Text } from '../../../ui/heading';
import { formatDeadline } from '../../../domain/text/format';
import { LegalBlock } from '../../../domain/disclosure/legal-block';

export interface CancellationRightProps {
  /** Last day to cancel the line, YYYY-MM-DD; null before signing. */
  readonly endsOn: string | null;
  readonly level?: 2 | 3;
}

/** How to cancel a home-secured line (12 CFR 1026.15). */
export function CancellationRight({ endsOn, level = 2 }: CancellationRightProps) {
  return (
    <LegalBlock card heading="Your right to cancel" level={level}>
      <Text>
        You can cancel at no cost until midnight of the third business day after you sign, get this
        notice and get your required disclosures, whichever happens last.{' '}
        {endsOn === null
          ? 'We’ll show you the exact date after you sign.'
          : `That date is ${formatDeadline(endsOn)}.`}
      </Text>
      <Text>
        To cancel, sign and date your Notice of Right to Cancel (it’s with your documents), or write
        a letter that says you are canceling, and send it to {CONTENT.creditorName},{' '}
        {CONTENT.creditorAddress}. If you mail it, it must be postmarked by midnight of that day. If
        you send it any other way, we must receive it by then.
      </Text>
      <Text>No money moves before this period ends.</Text>
    </LegalBlock>
  );
}
