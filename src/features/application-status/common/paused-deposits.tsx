import { useDeposit } from '../../../domain/deposit/use-deposit';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { LinkButton } from '../../../ui/link-button';
import { Text } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';

/** Deposits over time that wait while the application is looked at: they can be stopped in any status (Reg E). */
export function PausedDeposits() {
  const { value: deposit } = useDeposit();
  const { pathOf } = useNavigation();
  if (deposit?.schedule?.status !== 'ACTIVE') return null;
  const manage = pathOf('fund-over-time');
  return (
    <Card>
      <Stack gap={4}>
        <Text>
          Your scheduled deposits are paused, and nothing is taken while we check your application.
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
