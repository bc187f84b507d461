import { css } from '../../../styled-system/css';
import { formatDeadlineTime } from './format';

// A line ends between weekday, day and time; what is longer than a line breaks within.
const part = css({ display: 'inline-block' });

/** The weekday, the day and the time of a deadline, each in one piece. */
export function DeadlineTime({ at }: { readonly at: string }) {
  const text = formatDeadlineTime(at);
  const day = text.indexOf(', ') + 1;
  const end = text.lastIndexOf(', ') + 1;
  return (
    <>
      <span className={part}>{text.slice(0, day)}</span>{' '}
      <span className={part}>{text.slice(day + 1, end)}</span>{' '}
      <span className={part}>{text.slice(end + 1)}</span>
    </>
  );
}
