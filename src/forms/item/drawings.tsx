import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const drawing = css({ display: 'block', width: '2.5rem', height: '2.5rem', color: 'foreground' });

/** 40 units. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className={drawing}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const SHAPES: Readonly<Record<string, ReactNode>> = {
  ROUND: (
    <>
      <circle cx="20" cy="20" r="15" />
      <path d="M20 11l6.4 2.6L29 20l-2.6 6.4L20 29l-6.4-2.6L11 20l2.6-6.4ZM20 5v6M35 20h-6M20 35v-6M5 20h6" />
    </>
  ),
  PRINCESS: (
    <>
      <path d="M6 6h28v28H6Z" />
      <path d="M6 6l28 28M34 6 6 34M13 13h14v14H13Z" />
    </>
  ),
  CUSHION: (
    <>
      <rect x="6" y="6" width="28" height="28" rx="9" />
      <rect x="13" y="13" width="14" height="14" rx="4" />
      <path d="M8.5 8.5 14 14M31.5 8.5 26 14M8.5 31.5 14 26M31.5 31.5 26 26" />
    </>
  ),
  OVAL: (
    <>
      <ellipse cx="20" cy="20" rx="11" ry="16" />
      <ellipse cx="20" cy="20" rx="6" ry="9" />
      <path d="M20 4v7M20 29v7M9 20h5M26 20h5" />
    </>
  ),
  EMERALD: (
    <>
      <path d="M14 4h12l5 5v22l-5 5H14l-5-5V9Z" />
      <path d="M16.5 10h7l2 2v16l-2 2h-7l-2-2V12ZM9 9l5.5 3M31 9l-5.5 3M9 31l5.5-3M31 31l-5.5-3" />
    </>
  ),
  PEAR: (
    <>
      <path d="M20 3c4 7 10 12 10 20a10 10 0 0 1-20 0C10 15 16 10 20 3Z" />
      <path d="M20 13c2 4 5 6 5 10a5 5 0 0 1-10 0c0-4 3-6 5-10ZM20 3v10M20 33v-5" />
    </>
  ),
  MARQUISE: (
    <>
      <path d="M20 3c12 10 12 24 0 34C8 27 8 13 20 3Z" />
      <path d="M20 12c5 5 5 11 0 16-5-5-5-11 0-16ZM20 3v9M20 28v9" />
    </>
  ),
  RADIANT: (
    <>
      <path d="M12 5h16l6 6v18l-6 6H12l-6-6V11Z" />
      <path d="M12 5l16 30M28 5 12 35M6 20h28M13 13h14v14H13Z" />
    </>
  ),
};

const STRAND =
  'M4 14c5 0 5 12 10 12s5-12 10-12 5 12 10 12M4 26c5 0 5-12 10-12s5 12 10 12 5-12 10-12';

const LINKS: Readonly<Record<string, ReactNode>> = {
  ROPE: <path d={STRAND} />,
  CUBAN: (
    <>
      <ellipse cx="10" cy="20" rx="7.5" ry="5" transform="rotate(-28 10 20)" strokeWidth="2.5" />
      <ellipse cx="20" cy="20" rx="7.5" ry="5" transform="rotate(-28 20 20)" strokeWidth="2.5" />
      <ellipse cx="30" cy="20" rx="7.5" ry="5" transform="rotate(-28 30 20)" strokeWidth="2.5" />
    </>
  ),
  BOX: <path d="M3 15h10v10H3ZM15 15h10v10H15ZM27 15h10v10H27ZM13 20h2M25 20h2" />,
  FIGARO: (
    <>
      <circle cx="6.5" cy="20" r="3.5" />
      <circle cx="14" cy="20" r="3.5" />
      <ellipse cx="24" cy="20" rx="6.5" ry="4" />
      <circle cx="34" cy="20" r="3.5" />
    </>
  ),
  SNAKE: (
    <>
      <path d="M3 16h34M3 24h34" />
      <path d="M7 16l2 4-2 4M13 16l2 4-2 4M19 16l2 4-2 4M25 16l2 4-2 4M31 16l2 4-2 4" />
    </>
  ),
};

export function choiceDrawing(set: 'shapes' | 'links', value: string): ReactNode {
  const picture = (set === 'shapes' ? SHAPES : LINKS)[value];
  return picture === undefined ? undefined : <Drawing>{picture}</Drawing>;
}
