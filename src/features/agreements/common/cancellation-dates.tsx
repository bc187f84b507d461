import { useSecurity } from '../../../shell/screen/screen-context';
import { CancellationRight } from './cancellation-right';
import { formatDay, formatDeadline } from '../../../domain/text/format';
import { KeyFacts } from '../../../ui/key-facts';
import { Stack } from '../../../ui/stack';

/** The right to cancel, with signing date and last day. Only for lines that a home secures. */
export function CancellationDates({
  signedAt,
  endsOn,
}: {
  readonly signedAt: string;
  readonly endsOn: string;
}) {
  if (useSecurity() !== 'home') return null;
  return (
    <Stack gap={4}>
      <KeyFacts
        items={[
          { term: 'You signed on', description: formatDay(signedAt) },
          { term: 'You can cancel until midnight of', description: formatDeadline(endsOn) },
        ]}
      />
      <CancellationRight endsOn={endsOn} />
    </Stack>
  );
}
