import { css } from '../../../styled-system/css';
import { formatDeadlineTime } from './format';

// A line ends between weekday, day and time; what is longer than a line breaks within.
const part = css({ display: 'inline-block' });
// What is told by the hour matters on the last day only.
const time = css({ display: 'block', color: 'muted', fontWeight: 'normal' });

const unseen = css({ srOnly: true });

/** The weekday and the day of a deadline, each in one piece, and the time below them. */
export function DeadlineTime({ at }: { readonly at: string }) {
  const text = formatDeadlineTime(at);
  const day = text.indexOf(', ') + 1;
  const end = text.lastIndexOf(', ') + 1;
  return (
    <>
      <span className={part}>{text.slice(0, day)}</span>{' '}
      <span className={part}>
        {text.slice(day + 1, end - 1)}
        {/* The line that ends there says as much. */}
        <span className={unseen}>,</span>
      </span>{' '}
      <span className={time}>{text.slice(end + 1)}</span>
    </>
  );
}
