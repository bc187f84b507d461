import { Text } from '../../ui/heading';
import { formatDeadline } from '../format';
import { LegalBlock } from './legal-block';

export interface CancellationRightProps {
  /** Last day on which the line can be cancelled, YYYY-MM-DD. */
  readonly endsOn: string;
  readonly level?: 2 | 3;
}

/** The right to cancel a line that a home secures (12 CFR 1026.15). */
export function CancellationRight({ endsOn, level = 2 }: CancellationRightProps) {
  return (
    <LegalBlock card heading="Your right to cancel" level={level}>
      <Text>
        You can cancel at no cost until midnight of the third business day after the latest of:
        signing, getting this notice, or getting your required disclosures. That is{' '}
        {formatDeadline(endsOn)}.
      </Text>
      <Text>No money moves before this period ends.</Text>
    </LegalBlock>
  );
}
