import type { Deposit } from '../../../domain/deposit/use-deposit';
import type { Read } from '../../../services/data/use-read';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { OptionalSection } from '../../../shell/problems/optional-section';
import { LinkButton } from '../../../ui/link-button';
import { Text } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';

/**
 * Scheduled deposits that are paused during a review. Applicants may stop them in any status (Reg
 * E).
 */
export function PausedDeposits({
  read,
}: {
  readonly read: Read<{ readonly deposit: Deposit | null }>;
}) {
  return (
    <OptionalSection read={read} missing="We can’t show your scheduled deposits right now.">
      {({ deposit }) => (deposit?.schedule?.status === 'ACTIVE' ? <Paused /> : null)}
    </OptionalSection>
  );
}

function Paused() {
  const { pathOf } = useNavigation();
  const manage = pathOf('fund-over-time');
  return (
    <Card>
      <Stack gap={4}>
        <Text>
          Your scheduled deposits are paused, and we won’t take any money while we check your
          application.
        </Text>
        <Actions>
          <LinkButton href={manage} variant="secondary">
            Manage My Deposits
          </LinkButton>
        </Actions>
      </Stack>
    </Card>
  );
}
