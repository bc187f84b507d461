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
  columnGap: '4',
  rowGap: '2',
});

/** Where a phone has no room for all of it, it breaks before the time. */
const whole = css({ whiteSpace: 'nowrap' });

export interface StandingProps {
  readonly application: Application;
  /** In place of the tag of the status, where a screen knows more. */
  readonly tag?: string | undefined;
}

/** How the application stands and since when, on one line where there is room. */
export function Standing({ application, tag }: StandingProps) {
  const copy = statusCopy(application);
  return (
    <div className={row}>
      <StatusTag icon={copy.icon} tone={copy.tone}>
        {tag ?? copy.tag}
      </StatusTag>
      <Text tone="muted">
        Updated {formatDay(application.updatedAt)},{' '}
        <span className={whole}>{formatTime(application.updatedAt)}</span>
      </Text>
    </div>
  );
}
