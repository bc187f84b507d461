import type { ReactNode } from 'react';
import { css, cva } from '../../../../styled-system/css';
import { Screen } from '../../../shell/screen/screen';
import { progressSteps } from '../../../domain/application/progress-steps';
import { StatusLine } from '../../../domain/application/status-line';
import { StatusPicture } from './status-picture';
import type { Shipment } from '../../../domain/shipment/shipment';
import { useCurrentScreen } from '../../../shell/screen/screen-context';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import type { SummarizedError } from '../../../ui/error-summary';
import { Timeline, type TimelineStep } from '../../../ui/timeline';
import { NumberedSteps } from '../../../ui/numbered-steps';
import { PlainList } from '../../../ui/plain-list';
import { RefreshStatus, StatusActionOutcome } from '../../../shell/status/status-action-buttons';
import type { StatusScreenState } from './use-status-screen';
import { LiveRegion } from '../../../ui/live-region';

// Overlays the outdated content: updates arrive at any time, and must not move the page.
const over = cva({
  base: { position: 'relative', zIndex: '1', height: '0', _print: { display: 'none' } },
  variants: {
    // Cancels the gap to the neighbor.
    at: { start: { marginBlockEnd: '-6' }, end: { marginBlockStart: '-6' } },
  },
});
const notice = css({
  position: 'absolute',
  insetInline: '0',
  top: '0',
  background: 'surface',
  borderRadius: 'medium',
  boxShadow: 'medium',
});

function UpdateNotice({
  state,
  at,
}: {
  readonly state: StatusScreenState;
  readonly at: 'start' | 'end';
}) {
  return (
    <div className={over({ at })}>
      <LiveRegion>
        {state.updated && (
          <div className={notice}>
            <Callout
              tone="info"
              actions={
                <Actions>
                  <Button size="small" variant="secondary" onClick={state.seeUpdate}>
                    See Update
                  </Button>
                </Actions>
              }
            >
              Your application has been updated.
            </Callout>
          </div>
        )}
      </LiveRegion>
    </div>
  );
}

export interface StatusFrameProps {
  readonly state: StatusScreenState;
  readonly heading?: string;
  readonly sentence: ReactNode;
  /** Replaces the status tag if the screen has more exact information. */
  readonly tag?: string;
  readonly news?: ReactNode;
  readonly picture?: ReactNode;
  /**
   * The parcel to the appraisal center; null if there is none. Its dates are added to the timeline.
   */
  readonly shipment?: Shipment | null;
  /** Replaces the timeline of the status. */
  readonly steps?: readonly TimelineStep[];
  readonly next?: readonly ReactNode[];
  /** Actions in the sidebar, from 1024 px. */
  readonly aside?: ReactNode;
  /** Content of the sidebar if there is no timeline. */
  readonly guide?: ReactNode;
  /** Whether to show a refresh button; the page polls anyway. */
  readonly isDecisionPending?: boolean;
  /** Buttons, the primary one first; null if they follow the details. */
  readonly actions: ReactNode;
  /** Whether the applicant must act: then the buttons come before the next steps. */
  readonly actionsFirst?: boolean;
  readonly errors?: readonly SummarizedError[];
  readonly attempt?: number;
  readonly children?: ReactNode;
}

function WhereThingsAre({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>Progress</Heading>
        <Timeline steps={steps} />
      </Stack>
    </Card>
  );
}

function WhatHappensNext({
  next,
  counted,
}: {
  readonly next: readonly ReactNode[];
  readonly counted: boolean;
}) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>What happens next</Heading>
        {next.length === 1 ? (
          <Text>{next[0]}</Text>
        ) : counted ? (
          <NumberedSteps steps={next} />
        ) : (
          <PlainList items={next} />
        )}
      </Stack>
    </Card>
  );
}

/** Illustration, tag, heading, sentence, next steps, and one primary action. */
export function StatusFrame(props: StatusFrameProps) {
  const {
    state,
    heading,
    sentence,
    news,
    next = [],
    isDecisionPending = false,
    actions,
    actionsFirst = false,
    errors = [],
    attempt = 0,
    children,
  } = props;
  const { application } = state;
  const { flow } = useCurrentScreen();
  const steps =
    props.steps ?? progressSteps({ application, flow, shipment: props.shipment ?? null });
  const way = steps.length > 0 && <WhereThingsAre steps={steps} />;
  // Actions replace the timeline in the side column.
  const timelineInSidebar = way !== false && props.aside === undefined;
  const first = (
    <>
      <UpdateNotice state={state} at={timelineInSidebar ? 'end' : 'start'} />
      {isDecisionPending && <StatusActionOutcome runner={state.runner} />}
      {news}
    </>
  );
  return (
    <Screen
      heading={heading}
      lead={sentence}
      errors={errors}
      attempt={attempt}
      picture={props.picture ?? <StatusPicture application={application} flow={flow} />}
      above={
        <StatusLine application={application} flow={flow} tag={props.tag} nextToPicture>
          {isDecisionPending && <RefreshStatus runner={state.runner} />}
        </StatusLine>
      }
      {...(actionsFirst ? { actions } : {})}
      aside={props.aside}
      guide={props.guide}
      {...(timelineInSidebar ? { way, news: first } : {})}
    >
      {!timelineInSidebar && first}
      {!timelineInSidebar && way}
      {next.length > 0 && <WhatHappensNext next={next} counted={steps.length > 0} />}
      {!actionsFirst && actions}
      {children}
    </Screen>
  );
}
