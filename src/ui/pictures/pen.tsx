import type { ComponentType, ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';

// Separate literals: combining styles at run time would add Panda's runtime code.
const ends = css({ strokeLinecap: 'var(--pen-cap)', strokeLinejoin: 'var(--pen-join)' });
const usual = css({ strokeWidth: 'var(--pen)' });
// Forced colors don't affect SVG shapes, so each sets a system color.
const firstColor = css({
  stroke: 'pictureLine',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});
const secondColor = css({
  stroke: 'pictureAccent',
  '@media (forced-colors: active)': { stroke: 'LinkText' },
});
const hollow = css({ fill: 'none' });
const paper = css({ fill: 'surface', '@media (forced-colors: active)': { fill: 'Canvas' } });
const tint = css({ fill: 'pictureFill', '@media (forced-colors: active)': { fill: 'Canvas' } });
const first = cx(ends, usual, firstColor);
const second = cx(ends, usual, secondColor);

/** Colors are the brand's, or system colors in forced colors. */
export const pen = {
  line: cx(first, hollow),
  /** For text on paper, or a shine. */
  thin: cx(ends, firstColor, hollow, css({ strokeWidth: 'calc(var(--pen) * 0.75)' })),
  /** For handles and straps. */
  thick: cx(ends, firstColor, hollow, css({ strokeWidth: 'calc(var(--pen) * 2)' })),
  /** Hides what is behind it. */
  paper: cx(first, paper),
  tint: cx(first, tint),
  /** For the topic of the illustration. */
  accent: cx(second, hollow),
  accentPaper: cx(second, paper),
  accentTint: cx(second, tint),
  spot: css({ fill: 'pictureAccent', '@media (forced-colors: active)': { fill: 'LinkText' } }),
  dot: css({ fill: 'pictureLine', '@media (forced-colors: active)': { fill: 'CanvasText' } }),
  rest: css({ fill: 'pictureFill', '@media (forced-colors: active)': { fill: 'GrayText' } }),
  stamp: css({
    fill: 'pictureLine',
    fontSize: '1.5625rem',
    fontWeight: 'display',
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  }),
  /** In a `Spot` the brand defines its shape. */
  ground: css({ fill: 'pictureGround', '@media (forced-colors: active)': { fill: 'Canvas' } }),
} as const;

const spot = css({
  overflow: 'visible',
  '--pen': 'calc(token(borderWidths.penWidth) * var(--pen-weight, 1))',
  display: 'block',
  width: 'full',
  height: 'auto',
});
const ground = css({ clipPath: 'var(--ground)' });
const thing = css({
  '--pen': 'token(borderWidths.penWidth)',
  display: 'block',
  width: 'full',
  height: 'auto',
});

const near = css({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  scale: 'var(--near, 1)',
});
const far = css({ display: 'var(--far, inline)' });

/** Main objects; the only ones on a phone, where they are larger (`PictureHeading`). */
export function Near({ children }: { readonly children: ReactNode }) {
  return <g className={near}>{children}</g>;
}

/** Too small for a phone. */
export function Far({ children }: { readonly children: ReactNode }) {
  return <g className={far}>{children}</g>;
}

/** 240 by 160 units on the brand's background. */
export function Spot({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={spot} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <rect className={cx(pen.ground, ground)} width="240" height="160" />
      {children}
    </svg>
  );
}

/** 64 by 64 units, for rows and cards. */
export function Thing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={thing} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const beside = css({ display: 'block', width: '3rem' });

/** All have the same size. */
export function ChoicePicture({ of: Picture }: { readonly of: ComponentType }) {
  return (
    <span className={beside}>
      <Picture />
    </span>
  );
}

/** Draw objects on it after it. */
export function Horizon() {
  return <path className={pen.line} d="M14 138h212" />;
}

/** Far object; `x` is the middle of the pot. */
export function Plant({ x }: { readonly x: number }) {
  return (
    <g className={far} transform={`translate(${x} 138)`}>
      <path className={pen.accent} d="M0-20V-44" />
      <path
        className={pen.accentTint}
        d="M0-30C-3-41-13-45-19-43-18-34-10-28 0-30ZM0-36C3-47 13-51 19-49 18-40 10-34 0-36ZM0-44C-6-50-6-59 0-64 6-59 6-50 0-44Z"
      />
      <path className={pen.paper} d="M-12-20H12L9 0H-9Z" />
    </g>
  );
}

/** `x` and `y` are the center of its band. */
export function Ring({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={pen.accentTint}
        fillRule="evenodd"
        d="M-17 0a17 17 0 0 1 34 0 17 17 0 0 1-34 0ZM-12.5 0a10.5 12 0 0 0 21 0 10.5 12 0 0 0-21 0Z"
      />
      <path className={pen.tint} d="m-13-25 6-8H7l6 8L0-12Z" />
      <path className={pen.thin} d="M-13-25h26M-5-25l5 13 5-13-5-8Z" />
      <path className={pen.accent} d="M-6-15C-8-20-15-19-15-28M6-15C8-20 15-19 15-28" />
    </g>
  );
}

/** Far object; `size` is from the center to a point. */
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
      className={cx(pen.spot, far)}
      d={`M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z`}
    />
  );
}
