import { css } from '../../../styled-system/css';
import { formatDeadlineTime } from './format';

// Wraps between weekday, day and time; longer parts wrap inside.
const part = css({ display: 'inline-block' });
// The hour only matters on the last day.
const time = css({ display: 'block', color: 'muted', fontWeight: 'normal' });

const unseen = css({ srOnly: true });

export function DeadlineTime({ at }: { readonly at: string }) {
  const text = formatDeadlineTime(at);
  const day = text.indexOf(', ') + 1;
  const end = text.lastIndexOf(', ') + 1;
  return (
    <>
      <span className={part}>{text.slice(0, day)}</span>{' '}
      <span className={part}>
        {text.slice(day + 1, end - 1)}
        {/* The line break replaces the comma visually. */}
        <span className={unseen}>,</span>
      </span>{' '}
      <span className={time}>{text.slice(end + 1)}</span>
    </>
  );
}
