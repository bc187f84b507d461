import { useEffect, useRef, useState } from 'react';
import { css } from '../../../styled-system/css';
import { programDefinition } from '../../catalogue/programs';
import { isOpen } from '../../catalogue/status/facts';
import { isStatus } from '../../catalogue/statuses';
import { WithdrawApplicationDocument } from '../../contract/generated/documents';
import {
  useApplicant,
  useApplicantIfSignedIn,
  type Application,
} from '../../services/data/use-applicant';
import { useOperation } from '../../services/data/use-operation';
import { isAuthenticated } from '../../services/session/session';
import { useBrand } from '../../domain/program/use-brand';
import { useReturned, ReturnedItems } from '../../shell/status/returned-items';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { Pending } from '../../shell/problems/pending';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { Text } from '../../ui/heading';
import { Actions, Stack } from '../../ui/stack';
import { reportLocalChange } from '../../domain/application/local-change';
import { leaveHelpCenter } from '../../shell/help/help-center';

const unmarked = css({ outlineWidth: '0' });

const NOTHING_OPEN = 'You don’t have an open application.';

function ConfirmWithdrawal({
  application,
  onCancel,
}: {
  readonly application: Application;
  onCancel(): void;
}) {
  const { run, running, problem } = useOperation(WithdrawApplicationDocument);
  const returned = useReturned(programDefinition(useBrand().id).flow);
  const { goByStatus } = useNavigation();
  const { refetch: refetchApplication } = useApplicant();

  const withdraw = async (): Promise<void> => {
    const answer = await run({ creditApplicationId: application.id });
    if (answer.problem !== null) return;
    const { application: closed } = await refetchApplication();
    leaveHelpCenter();
    if (closed !== null) reportLocalChange(closed);
    goByStatus(closed?.status ?? 'CANCELED_SOFT');
  };

  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);

  return (
    <Stack gap={3}>
      <div ref={question} tabIndex={-1} className={unmarked}>
        <Callout tone="warning" title="Withdraw your application?">
          <p>We’ll close your application. You can apply again anytime.</p>
          <ReturnedItems {...returned} />
        </Callout>
      </div>
      <MutationProblem problem={problem} />
      <Actions>
        <Button variant="secondary" onClick={onCancel}>
          Keep My Application
        </Button>
        <Button variant="secondary" loading={running} onClick={() => void withdraw()}>
          Withdraw Now
        </Button>
      </Actions>
    </Stack>
  );
}

export function WithdrawApplication() {
  const read = useApplicantIfSignedIn();
  const [confirming, setConfirming] = useState(false);
  if (read !== null && read.value === null && isAuthenticated()) {
    return <Pending read={read} shape="text" />;
  }
  const application = read?.value?.application ?? null;
  if (application === null || !isStatus(application.status) || !isOpen(application.status)) {
    return <Text>{NOTHING_OPEN}</Text>;
  }
  if (application.signedAt !== null) {
    return (
      <Text>
        You have signed your agreements. To cancel your credit line during the cancellation period,
        call or write to us.
      </Text>
    );
  }
  if (confirming) {
    return <ConfirmWithdrawal application={application} onCancel={() => setConfirming(false)} />;
  }
  return (
    <Stack gap={3}>
      <Text>You can withdraw your application at any time before you sign.</Text>
      <Actions>
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          Withdraw My Application
        </Button>
      </Actions>
    </Stack>
  );
}
