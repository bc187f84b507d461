import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../../domain/text/format';
import { Screen } from '../../../shell/screen/screen';
import { statusCopy } from '../../../domain/application/status-copy';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import type { SummarizedError } from '../../../ui/error-summary';
import { StatusTag } from '../../../ui/status-tag';
import { PlainList } from '../../../ui/plain-list';
import type { StatusScreenState } from './use-status-screen';
import { LiveRegion } from '../../../ui/live-region';

function UpdateNotice({ state }: { readonly state: StatusScreenState }) {
  return (
    <LiveRegion>
      {state.updated && (
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
      )}
    </LiveRegion>
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
  /** What happens next, one thing a line. */
  readonly next?: readonly ReactNode[];
  /** The buttons, the primary one first. */
  readonly actions: ReactNode;
  /** What a failed submit of the details found. */
  readonly errors?: readonly SummarizedError[];
  readonly attempt?: number;
  /** Details of the status, under the buttons. */
  readonly children?: ReactNode;
}

/** The layout of every status screen: tag, heading, sentence, what happens next, one primary action. */
export function StatusFrame(props: StatusFrameProps) {
  const {
    state,
    heading,
    sentence,
    news,
    next = [],
    actions,
    errors = [],
    attempt = 0,
    children,
  } = props;
  const { application } = state;
  const { icon, tone, tag } = statusCopy(application);
  return (
    <Screen
      heading={heading}
      lead={sentence}
      errors={errors}
      attempt={attempt}
      above={
        <StatusTag icon={icon} tone={tone}>
          {props.tag ?? tag}
        </StatusTag>
      }
    >
      <UpdateNotice state={state} />
      {news}
      {next.length > 0 && (
        <Stack gap={3}>
          <Heading level={2}>What happens next</Heading>
          <PlainList items={next} />
        </Stack>
      )}
      {actions}
      {children}
      <Text tone="muted">
        Updated {formatDay(application.updatedAt)}, {formatTime(application.updatedAt)}
      </Text>
    </Screen>
  );
}
