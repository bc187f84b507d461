import { useState } from 'react';
import { useBrand } from '../../../domain/program/use-brand';
import { useShipments } from '../../../domain/shipment/shipment';
import { formatDate } from '../../../domain/text/format';
import { useSettled } from '../../../services/data/use-read';
import type { Applicant } from '../../../services/data/use-applicant';
import { StatusActionOutcome } from '../../../shell/status/status-action-buttons';
import {
  focusSection,
  SectionTarget,
  useNamedSection,
  useSectionOfAddress,
} from '../../../shell/screen/section-target';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Card, QuietActions, Stack } from '../../../ui/stack';
import { useCurrentScreen } from '../../../shell/screen/screen-context';
import { BackHomeLink } from '../common/back-home-link';
import { ReturnTracking } from '../common/return-tracking';
import { StatusFrame } from '../common/status-frame';
import type { StatusScreenState } from '../common/use-status-screen';
import { DecisionPane } from './decision-pane';
import { FoldedNotice } from './folded-notice';
import { MainReasons } from './main-reasons';
import { WhatYouCanDo } from './what-you-can-do';
import { PhoneLink } from '../../../ui/phone-link';

const NOTICE = 'notice';

export interface DecisionViewProps {
  readonly state: StatusScreenState;
  readonly applicant: Applicant;
  /** A third action, next to reading the notice and applying again. */
  readonly second?: 'free-report';
  readonly heading: string;
}

/** A decline: the actual reasons come first, then the next steps and the full notice. */
export function DecisionView(props: DecisionViewProps) {
  const { flow } = useCurrentScreen();
  // Wait for the shipments, because the returned items come before the notice.
  return useSettled(useShipments({ skip: flow !== 'item' })) ? (
    <Decision {...props} />
  ) : (
    <WaitingScreen />
  );
}

function Decision({ state, applicant, second, heading }: DecisionViewProps) {
  useSectionOfAddress();
  const { flow } = useCurrentScreen();
  const { phone } = useBrand().texts.customerSupport;
  const { application, runner } = state;
  const { decision } = application;
  const agency = decision?.agency ?? null;
  const [open, setOpen] = useState(useNamedSection() === NOTICE);
  const read = (): void => {
    setOpen(true);
    focusSection(NOTICE);
  };
  const actions = (
    <Actions>
      <Button onClick={read}>View My Notice</Button>
      {second === 'free-report' && (
        <Button variant="secondary" onClick={() => focusSection('free-report')}>
          Get My Free Report
        </Button>
      )}
    </Actions>
  );
  return (
    <StatusFrame
      state={state}
      heading={heading}
      sentence={
        decision === null
          ? 'We reviewed your application and can’t approve it.'
          : `We reviewed your application on ${formatDate(decision.decidedOn)} and can’t approve it.`
      }
      guide={decision !== null && <DecisionPane decision={decision} />}
      news={decision !== null && <MainReasons reasons={decision.reasons} actions={actions} />}
      actions={decision === null && actions}
    >
      <WhatYouCanDo agency={agency} />
      {flow === 'item' && <ReturnTracking />}
      <SectionTarget id={NOTICE} labelledBy="notice-heading">
        <Card>
          {decision === null ? (
            <Stack gap={4}>
              <Heading level={2} id="notice-heading">
                Your notice
              </Heading>
              <Text>
                We’re preparing your notice. We’ll email you when it’s ready. You can also call{' '}
                <PhoneLink phone={phone} />.
              </Text>
            </Stack>
          ) : (
            <FoldedNotice
              headingId="notice-heading"
              applicant={applicant}
              applicationId={application.id}
              decision={decision}
              open={open}
              onOpenChange={setOpen}
            />
          )}
        </Card>
      </SectionTarget>
      <Stack gap={4}>
        <StatusActionOutcome runner={runner} />
        <QuietActions>
          <Button
            variant="tertiary"
            loading={runner.running === 'start-again'}
            onClick={() => runner.perform('apply-again')}
          >
            Apply Again
          </Button>
          <BackHomeLink variant="tertiary" />
        </QuietActions>
      </Stack>
    </StatusFrame>
  );
}
