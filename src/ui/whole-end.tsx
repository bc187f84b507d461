import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const whole = css({ whiteSpace: { desktop: 'nowrap' } });

/** The letters that the last line of a sentence has at least. */
const LAST_LINE = 16;

/** Words whose last line is never one or two short ones alone, while the lines before it are as long as there is room. */
export function wholeEnd(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const end = text.lastIndexOf(' ', text.length - LAST_LINE) + 1;
  return (
    <>
      {text.slice(0, end)}
      <span className={whole}>{text.slice(end)}</span>
    </>
  );
}
