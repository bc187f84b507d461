import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

// Forced colours leave shapes of a picture alone: each says itself what it becomes.
const FORCED = '@media (forced-colors: active)';
const ends = {
  strokeLinecap: 'var(--pen-cap)',
  strokeLinejoin: 'var(--pen-join)',
  strokeWidth: 'var(--pen)',
} as const;
const first = { ...ends, stroke: 'pictureLine', [FORCED]: { stroke: 'CanvasText' } } as const;
const second = { ...ends, stroke: 'pictureAccent', [FORCED]: { stroke: 'LinkText' } } as const;
const hollow = { fill: 'none' } as const;
const paper = { fill: 'surface', [FORCED]: { fill: 'Canvas' } } as const;
const tint = { fill: 'pictureFill', [FORCED]: { fill: 'Canvas' } } as const;

/** What the pen can do: every colour is a brand's, in its scheme, and one of the system's where colours are forced. */
export const pen = {
  /** An outline. */
  line: css(first, hollow),
  /** What is thinner than an outline: words on a paper, a shine. */
  thin: css(first, hollow, { strokeWidth: 'calc(var(--pen) * 0.75)' }),
  /** A handle or a strap. */
  thick: css(first, hollow, { strokeWidth: 'calc(var(--pen) * 2)' }),
  /** An outline that hides what is behind it. */
  paper: css(first, paper),
  /** An outline around the brand's soft colour. */
  tint: css(first, tint),
  /** The second colour: what the picture is about. */
  accent: css(second, hollow),
  accentPaper: css(second, paper),
  accentTint: css(second, tint),
  /** A filled spot of the second colour, of the first, and of the soft one. */
  spot: css({ fill: 'pictureAccent', [FORCED]: { fill: 'LinkText' } }),
  dot: css({ fill: 'pictureLine', [FORCED]: { fill: 'CanvasText' } }),
  rest: css({ fill: 'pictureFill', [FORCED]: { fill: 'GrayText' } }),
  /** What is stamped into metal. */
  stamp: css({
    fill: 'pictureLine',
    fontSize: '1.5625rem',
    fontWeight: 'display',
    [FORCED]: { fill: 'CanvasText' },
  }),
  /** The hill that everything stands on. */
  ground: css({ fill: 'pictureGround', [FORCED]: { fill: 'Canvas' } }),
} as const;

const spot = css({
  '--pen': 'token(borderWidths.penWidth)',
  display: 'block',
  width: 'full',
  height: 'auto',
});
const thing = css({
  '--pen': 'calc(token(borderWidths.penWidth) * 0.75)',
  display: 'block',
  width: 'full',
  height: 'auto',
});

/** A picture of 240 by 160 units that stands on a hill. Says nothing that the words beside it do not. */
export function Spot({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={spot} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <path className={pen.ground} d="M20 138c30-52 64-76 104-76s70 26 96 76Z" />
      {children}
    </svg>
  );
}

/** A small picture of 64 by 64 units, for a row or a card. */
export function Thing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={thing} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The line of the horizon. What stands on it is drawn after it. */
export function Horizon() {
  return <path className={pen.line} d="M14 138h212" />;
}

/** A plant in its pot: the bit of home in a picture. `x` is the middle of the pot. */
export function Plant({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 138)`}>
      <path className={pen.accent} d="M0-20V-44" />
      <path
        className={pen.accentTint}
        d="M0-30C-3-41-13-45-19-43-18-34-10-28 0-30ZM0-36C3-47 13-51 19-49 18-40 10-34 0-36ZM0-44C-6-50-6-59 0-64 6-59 6-50 0-44Z"
      />
      <path className={pen.paper} d="M-12-20H12L9 0H-9Z" />
    </g>
  );
}

/** A glint. `size` is from the middle to a point. */
export function Glint({
  x,
  y,
  size = 9,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  const s = size;
  return (
    <path
      className={pen.spot}
      d={`M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z`}
    />
  );
}
