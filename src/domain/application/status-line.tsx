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
  // Keeps the longest tag, "Updated" and the action on one line next to the sidebar.
  columnGap: { base: '4', desktop: '3' },
  rowGap: '2',
  '& > :first-child': { alignSelf: 'center' },
});

// Keeps the action next to "Updated" if the tag fills the row.
const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '4', desktop: '3' },
  rowGap: '1',
  paddingBlockStart: { desktop: '0.22rem' },
  // Touch targets must not make the row higher.
  '& > button': { marginBlock: '-2' },
});
// Wrap only between word, date and time.
const unbroken = css({ whiteSpace: 'nowrap' });

export interface StatusLineProps {
  readonly application: Application;
  readonly flow: Flow;
  /** Replaces the status tag if the screen has more exact information. */
  readonly tag?: string | undefined;
  /** Whether it is first next to an image (`PictureHeading`); see the global styles. */
  readonly nextToPicture?: boolean;
  readonly children?: ReactNode;
}

export function StatusLine({
  application,
  flow,
  tag,
  nextToPicture = false,
  children,
}: StatusLineProps) {
  const copy = statusCopy(application, flow);
  return (
    <div className={row} data-over-rows={nextToPicture || undefined}>
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
