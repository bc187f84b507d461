import { screenDefinition } from '../../../catalogue/screens';
import type { Flow } from '../../../catalogue/flows';
import { useDepositIfAny } from '../../../domain/deposit/use-deposit';
import { Actions } from '../../../ui/stack';
import { StatusButtons } from '../../../shell/status/status-action-buttons';
import { PausedDeposits } from '../common/paused-deposits';
import { StatusFrame } from '../common/status-frame';
import type { StatusScreenState } from '../common/use-status-screen';

export function InvalidStateView({
  state,
  flow,
}: {
  readonly state: StatusScreenState;
  readonly flow: Flow;
}) {
  const { application, runner } = state;
  const deposit = useDepositIfAny({ skip: flow !== 'cash' });
  return (
    <StatusFrame
      state={state}
      isDecisionPending
      heading={screenDefinition('invalid-state').heading}
      sentence={`Something about your application doesn’t match our records. Your information is safe. Contact us and mention reference ${application.id}.`}
      next={[
        'We’ll check our records and fix the problem.',
        'Then you can pick up where you left off.',
      ]}
      actions={
        <Actions>
          <StatusButtons
            actions={[{ kind: 'contact', label: 'Contact Us' }]}
            status={application.status}
            runner={runner}
          />
        </Actions>
      }
    >
      {flow === 'cash' && <PausedDeposits read={deposit} />}
    </StatusFrame>
  );
}
