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

// Updates arrive at any time, so they overlay the outdated content instead of moving the page.
const over = cva({
  base: { position: 'relative', zIndex: '1', height: '0', _print: { display: 'none' } },
  variants: {
    // Without the gap to its neighbor.
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
  /** Its position among its siblings. */
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
  /** The heading of a variant of the screen. */
  readonly heading?: string;
  readonly sentence: ReactNode;
  /** Replaces the tag of the status if the screen knows more. */
  readonly tag?: string;
  /** Shown first, such as a parcel that wasn't scanned. */
  readonly news?: ReactNode;
  /** Replaces the picture of the status. */
  readonly picture?: ReactNode;
  /** The parcel to us, if the screen has loaded it. Its dates are added to the timeline. */
  readonly shipment?: Shipment | null;
  /** Steps of the timeline, if the screen knows more than the status. */
  readonly steps?: readonly TimelineStep[];
  /** The list of what happens next. */
  readonly next?: readonly ReactNode[];
  /** Actions next to the column, from 1024 px. */
  readonly aside?: ReactNode;
  /** Information for the side column if there is no timeline. */
  readonly guide?: ReactNode;
  /** Whether the page, which polls, has a button to refresh now. */
  readonly isDecisionPending?: boolean;
  /** The buttons, the primary one first; null if they come after the details. */
  readonly actions: ReactNode;
  /** Errors of a failed submit of the details. */
  readonly errors?: readonly SummarizedError[];
  readonly attempt?: number;
  /** Details of the status, below the buttons. */
  readonly children?: ReactNode;
}

/** A timeline of past steps and the current one. */
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

/** The next steps: a numbered list if they are consecutive. */
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

/** The layout of each status screen: picture, tag, heading, sentence, next steps, one primary action. */
export function StatusFrame(props: StatusFrameProps) {
  const {
    state,
    heading,
    sentence,
    news,
    next = [],
    isDecisionPending = false,
    actions,
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
      aside={props.aside}
      guide={props.guide}
      {...(timelineInSidebar ? { way, news: first } : {})}
    >
      {!timelineInSidebar && first}
      {!timelineInSidebar && way}
      {next.length > 0 && <WhatHappensNext next={next} counted={steps.length > 0} />}
      {actions}
      {children}
    </Screen>
  );
}
