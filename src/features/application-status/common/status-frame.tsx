import type { ReactNode } from 'react';
import { css, cva } from '../../../../styled-system/css';
import { Screen } from '../../../shell/screen/screen';
import { soFar } from '../../../domain/application/so-far';
import { Standing } from '../../../domain/application/standing';
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

// It comes by itself, under somebody's finger: it lies over what it makes out of date, and moves nothing.
const over = cva({
  base: { position: 'relative', zIndex: '1', height: '0', _print: { display: 'none' } },
  variants: {
    // Without the gap that it would have to its neighbour.
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
  /** Where it stands among what it stands with. */
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
  /** Of a variant of the screen. */
  readonly heading?: string;
  readonly sentence: ReactNode;
  /** In place of the tag of the status, where a screen knows more. */
  readonly tag?: string;
  /** What needs attention first, such as a parcel that was not scanned. */
  readonly news?: ReactNode;
  /** In place of the picture of the status. */
  readonly picture?: ReactNode;
  /** The parcel to us, where the screen has read it: its dates join the others. */
  readonly shipment?: Shipment | null;
  /** What is done and what is now, where a screen knows more than the status. */
  readonly steps?: readonly TimelineStep[];
  /** What happens next, one thing a line. */
  readonly next?: readonly ReactNode[];
  /** What is done beside the column, from 1024 px on. */
  readonly aside?: ReactNode;
  /** What is to be known there, where there is no journey. */
  readonly guide?: ReactNode;
  /** Whether the page, which asks for news by itself, can be told to ask now. */
  readonly asksNow?: boolean;
  /** The buttons, the primary one first; null where they follow the details. */
  readonly actions: ReactNode;
  /** What a failed submit of the details found. */
  readonly errors?: readonly SummarizedError[];
  readonly attempt?: number;
  /** Details of the status, under the buttons. */
  readonly children?: ReactNode;
}

/** What is done and what is now, as a way. */
function WhereThingsAre({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>Where things are</Heading>
        <Timeline steps={steps} />
      </Stack>
    </Card>
  );
}

/** What follows: counted where it follows on a way. */
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

/** The layout of every status screen: picture, tag, heading, sentence, what happens next, one primary action. */
export function StatusFrame(props: StatusFrameProps) {
  const {
    state,
    heading,
    sentence,
    news,
    next = [],
    asksNow = false,
    actions,
    errors = [],
    attempt = 0,
    children,
  } = props;
  const { application } = state;
  const { flow } = useCurrentScreen();
  const steps = props.steps ?? soFar({ application, flow, shipment: props.shipment ?? null });
  const way = steps.length > 0 && <WhereThingsAre steps={steps} />;
  // What is done stands there alone.
  const wayBeside = way !== false && props.aside === undefined;
  const first = (
    <>
      <UpdateNotice state={state} at={wayBeside ? 'end' : 'start'} />
      {asksNow && <StatusActionOutcome runner={state.runner} />}
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
        <Standing application={application} flow={flow} tag={props.tag} besidePicture>
          {asksNow && <RefreshStatus runner={state.runner} />}
        </Standing>
      }
      aside={props.aside}
      guide={props.guide}
      {...(wayBeside ? { way, news: first } : {})}
    >
      {!wayBeside && first}
      {!wayBeside && way}
      {next.length > 0 && <WhatHappensNext next={next} counted={steps.length > 0} />}
      {actions}
      {children}
    </Screen>
  );
}
