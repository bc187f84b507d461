import type { Flow } from '../../catalogue/flows';
import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import type { Application } from '../../services/data/use-applicant';
import { Text } from '../../ui/heading';
import { StatusTag } from '../../ui/status-tag';
import { formatDay, formatTime } from '../text/format';
import { statusCopy } from './status-copy';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // So that the longest tag, since when and what can be done about it have one line beside a pane.
  columnGap: { base: '4', desktop: '3' },
  rowGap: '2',
  '& > :first-child': { alignSelf: 'center' },
});

// What can be done about it stays beside since when, where the tag leaves both no room, too.
const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '4', desktop: '3' },
  rowGap: '1',
  // The letters of the tag are trimmed to their height, those beside it stand in their line: both on one.
  paddingBlockStart: { desktop: '0.22rem' },
  // As high as the words: the target around them takes no room.
  '& > button': { marginBlock: '-2' },
});
// A line ends between what is one thing each: the word, the day, the time.
const unbroken = css({ whiteSpace: 'nowrap' });

export interface StandingProps {
  readonly application: Application;
  readonly flow: Flow;
  /** In place of the tag of the status, where a screen knows more. */
  readonly tag?: string | undefined;
  /** Whether it begins the words beside a picture (`PictureHeading`): see the global styles. */
  readonly besidePicture?: boolean;
  /** What can be done about it, beside since when. */
  readonly children?: ReactNode;
}

/** How the application stands and since when, on one line where there is room. */
export function Standing({
  application,
  flow,
  tag,
  besidePicture = false,
  children,
}: StandingProps) {
  const copy = statusCopy(application, flow);
  return (
    <div className={row} data-over-rows={besidePicture || undefined}>
      <StatusTag icon={copy.icon} tone={copy.tone}>
        {tag ?? copy.tag}
      </StatusTag>
      <div className={more}>
        <Text tone="muted">
          Updated <span className={unbroken}>{formatDay(application.updatedAt)},</span>{' '}
          <span className={unbroken}>{formatTime(application.updatedAt)}</span>
        </Text>
        {children}
      </div>
    </div>
  );
}
