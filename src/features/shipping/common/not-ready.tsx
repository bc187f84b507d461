import type { ReactNode } from 'react';
import { RenewLabelDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import type { Read } from '../../../services/data/use-read';
import { formatDate } from '../../../domain/text/format';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import type { Shipment, Shipments } from '../../../domain/shipment/shipment';
import { useStatusPolling } from '../../../domain/application/use-status-polling';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { LoadingScreen } from '../../../ui/spinner';
import { Actions, Stack } from '../../../ui/stack';
import { LinkButton } from '../../../ui/link-button';
import { useNavigation } from '../../../shell/navigation/use-navigation';

export interface NotReadyProps {
  readonly noun: 'label' | 'code';
  readonly applicationId: string;
  readonly shipment: Shipment;
  readonly shipments: Read<Shipments>;
}

function Preparing({ noun, shipments }: NotReadyProps) {
  useStatusPolling(true, shipments.refetch);
  return (
    <Screen lead={`Preparing your ${noun}`}>
      <LoadingScreen onRetry={() => void shipments.refetch()} />
    </Screen>
  );
}

function Renew(
  props: NotReadyProps & {
    readonly tone: 'warning' | 'info';
    readonly text: ReactNode;
    readonly button: string;
  },
) {
  const { applicationId, shipments, tone, text, button } = props;
  const { run, running, problem } = useOperation(RenewLabelDocument);
  const renew = async (): Promise<void> => {
    const answer = await run({ creditApplicationId: applicationId });
    if (answer.problem === null) await shipments.refetch();
  };
  return (
    <Screen>
      <Stack gap={4}>
        <Callout tone={tone} live="polite">
          {text}
        </Callout>
        <MutationProblem problem={problem} />
        <Actions>
          <Button loading={running} onClick={() => void renew()}>
            {button}
          </Button>
          <ChooseAnotherMethod />
        </Actions>
      </Stack>
    </Screen>
  );
}

export function NotReady(props: NotReadyProps) {
  const { noun, shipment } = props;
  if (shipment.status === 'PREPARING') return <Preparing {...props} />;
  if (shipment.status === 'FAILED') {
    return (
      <Renew
        {...props}
        tone="warning"
        text={`We couldn’t create your ${noun}. Try again, or choose another way to ship.`}
        button="Try Again"
      />
    );
  }
  const ended = noun === 'label' ? shipment.labelExpiresOn : shipment.codeExpiresOn;
  const on = ended === null ? '' : ` on ${formatDate(ended)}`;
  return (
    <Renew
      {...props}
      tone="info"
      text={`This ${noun} expired${on}. Create a new one.`}
      button={noun === 'label' ? 'Create New Label' : 'Create New Code'}
    />
  );
}

export function ChooseAnotherMethod() {
  const href = useNavigation().pathOf('pre-qualified');
  return (
    <LinkButton href={href} variant="secondary">
      Choose Another Way
    </LinkButton>
  );
}
