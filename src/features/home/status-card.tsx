import { useState } from 'react';
import type { Flow } from '../../catalogue/flows';
import type { ScreenStep } from '../../catalogue/routes';
import type { Application } from '../../services/data/use-applicant';
import { useBrand } from '../../domain/program/use-brand';
import { StatusActionButtons } from '../../shell/status/status-action-buttons';
import { progressSteps } from '../../domain/application/progress-steps';
import { StatusLine } from '../../domain/application/status-line';
import { statusCopy } from '../../domain/application/status-copy';
import { useStatusActions } from '../../shell/status/use-status-actions';
import { Heading, Lead } from '../../ui/heading';
import { Callout } from '../../ui/callout';
import { Card, Stack } from '../../ui/stack';
import { StepProgress } from '../../ui/step-progress';
import { Timeline } from '../../ui/timeline';
import { statusFacts } from './status-facts';
import { KeyFacts } from '../../ui/key-facts';
import { LiveRegion } from '../../ui/live-region';

export function StatusCard({
  application,
  flow,
  step,
  refetch,
}: {
  readonly application: Application;
  readonly flow: Flow;
  readonly step: ScreenStep | undefined;
  refetch(): Promise<void>;
}) {
  const { texts } = useBrand();
  const [changed, setChanged] = useState(false);
  const runner = useStatusActions({ application, refetch, onFresh: () => setChanged(true) });
  const facts = { application, flow, cardName: texts.cardName };
  const copy = statusCopy(application, flow);
  const steps = progressSteps({ application, flow });
  const statusFact = statusFacts(application, flow);
  const amounts = statusFact.filter(({ emphasis }) => emphasis === true);
  const others = statusFact.filter(({ emphasis }) => emphasis !== true);
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={3}>
          <Heading level={2}>Your application</Heading>
          <StatusLine application={application} flow={flow} />
        </Stack>
        <StepProgress step={step} />
        {amounts.length > 0 && <KeyFacts items={amounts} />}
        <Lead>{copy.sentence(facts)}</Lead>
        {others.length > 0 && <KeyFacts items={others} />}
        {steps.length > 0 && <Timeline steps={steps} />}
        <LiveRegion>
          {changed && <Callout tone="success">Your application has been updated.</Callout>}
        </LiveRegion>
        <StatusActionButtons
          actions={copy.actions(facts)}
          status={application.status}
          runner={runner}
        />
      </Stack>
    </Card>
  );
}
