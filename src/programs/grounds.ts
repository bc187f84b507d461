import type { Style } from './style-schema';

/** Units of an illustration of 240 by 160 with its horizon at 138. */
type Point = readonly [x: number, y: number];

const HORIZON = 138;
const MIDDLE = 120;

// Whole units keep the style sheet small: it contains all brands' illustrations.
const round = (value: number): string => String(Math.round(value));
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

const ROOFS = closed([
  [16, HORIZON],
  [16, 96],
  [40, 72],
  [66, 95],
  [MIDDLE, 34],
  [145, 62],
  [145, 42],
  [158, 42],
  [158, 77],
  [174, 95],
  [200, 72],
  [224, 96],
  [224, HORIZON],
]);

/** From stem to tip; `width` is that of the middle. */
function leaf([x, y]: Point, length: number, degrees: number, width: number): string {
  const [along, across] = [radians(degrees), radians(degrees + 90)];
  const place = (far: number, aside: number): Point => [
    x + far * Math.cos(along) + aside * Math.cos(across),
    y + far * Math.sin(along) + aside * Math.sin(across),
  ];
  const [tip, left, right] = [
    place(length, 0),
    place(length / 2, width),
    place(length / 2, -width),
  ];
  const from = (point: Point, start: Point): string =>
    at([Math.round(point[0]) - Math.round(start[0]), Math.round(point[1]) - Math.round(start[1])]);
  const stem: Point = [x, y];
  return `M${at(stem)}q${from(left, stem)} ${from(tip, stem)}q${from(right, tip)} ${from(stem, tip)}z`;
}

const WREATH = [-1, 1]
  .flatMap((side) =>
    range(8).flatMap((index) => {
      // From the base, along an ellipse.
      const turn = radians(82 - index * 19);
      const stem: Point = [MIDDLE + side * 88 * Math.cos(turn), 78 + 60 * Math.sin(turn)];
      const upward = side === 1 ? -60 - index * 12 : -120 + index * 12;
      return [-1, 1].map((half) => leaf(stem, 30 - index, upward + side * half * 38, 9));
    }),
  )
  .join('');

const ARCH = range(9)
  .map((index) => {
    const [from, to] = [180 + index * 20 + 0.7, 200 + index * 20 - 0.7].map(radians);
    const outer = (turn: number): Point => [
      MIDDLE + 106 * Math.cos(turn),
      126 + 106 * Math.sin(turn),
    ];
    const inner = (turn: number): Point => [
      MIDDLE + 70 * Math.cos(turn),
      126 + 70 * Math.sin(turn),
    ];
    return `M${at(inner(from ?? 0))}L${at(outer(from ?? 0))}A106 106 0 0 1 ${at(outer(to ?? 0))}L${at(inner(to ?? 0))}Z`;
  })
  .concat('M14 128H50V138H14ZM190 128H226V138H190Z')
  .join('');

const SHELL = range(7)
  .map((index) => {
    const [from, to] = [186 + index * 24 + 0.9, 210 + index * 24 - 0.9].map(radians);
    const end = (turn: number): Point => [
      MIDDLE + 96 * Math.cos(turn),
      HORIZON + 96 * Math.sin(turn),
    ];
    return `M${MIDDLE} ${HORIZON}L${at(end(from ?? 0))}A20 20 0 0 1 ${at(end(to ?? 0))}Z`;
  })
  .join('');

/** Leaves a gap around the facet. */
function facet(...corners: readonly Point[]): string {
  const middle = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  );
  const [x = 0, y = 0] = middle;
  return closed(corners.map(([cx, cy]) => [cx + (x - cx) * 0.06, cy + (y - cy) * 0.06]));
}

// The gaps end on the horizon.
const CULET: Point = [MIDDLE, 141];

const STONE = [
  facet([66, 24], [14, 66], [86, 66]),
  facet([66, 24], [86, 66], [MIDDLE, 24]),
  facet([MIDDLE, 24], [86, 66], [154, 66]),
  facet([MIDDLE, 24], [154, 66], [174, 24]),
  facet([174, 24], [154, 66], [226, 66]),
  facet([14, 66], [86, 66], CULET),
  facet([86, 66], [154, 66], CULET),
  facet([154, 66], [226, 66], CULET),
].join('');

const coin = (x: number, y: number, width: number): string =>
  `M${round(x + 6)} ${round(y - 12)}h${width - 12}a6 6 0 0 1 0 12h${12 - width}a6 6 0 0 1 0-12Z`;

/** Three stacks, the middle one tallest. */
const COINS = (
  [
    [14, 4],
    [86, 7],
    [160, 5],
  ] as const
)
  .flatMap(([x, high]) =>
    range(high).map((index) => coin(x + (index % 2) * 4, HORIZON - index * 14, 64)),
  )
  .join('');

/** `d` of a path per background shape. */
export const GROUNDS: Readonly<Record<Style['ground'], string>> = {
  hill: 'M20 138c30-52 64-76 104-76s70 26 96 76Z',
  roofs: ROOFS,
  wreath: WREATH,
  arch: ARCH,
  shell: SHELL,
  stone: STONE,
  coins: COINS,
};
