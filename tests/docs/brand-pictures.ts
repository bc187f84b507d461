import { displayFamily } from '../../src/programs/faces';
import { GROUNDS } from '../../src/programs/grounds';
import { derivePalette, paletteOf } from '../../src/programs/palette';
import {
  bandReach,
  BANDS,
  CARD_PATTERNS,
  CORNERS,
  HEADER_LINES,
  PATTERN_SIZES,
} from '../../src/programs/style-values';
import { LOOKS } from '../../src/programs/themes';

/** For docs/recipes/adding-a-brand.md: the values of one key of a style. */
export interface BrandPicture {
  /** Key of the style, and name of the file. */
  readonly name: string;
  readonly html: string;
}

const { home_light: EXAMPLE } = LOOKS;
const PALETTE = paletteOf(EXAMPLE, 'light');

type Palette = typeof PALETTE;

/** "{colors.cardLine}" to its color. */
const resolve = (value: string, palette: Palette = PALETTE): string =>
  Object.entries(palette).reduce(
    (text, [name, color]) => text.replaceAll(`{colors.${name}}`, `hsl(${color})`),
    value,
  );

const css = (style: Readonly<Record<string, string>>): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${resolve(value)}`)
    .join(';');

const box = (style: Readonly<Record<string, string>>, inside = ''): string =>
  `<div style="${css(style)}">${inside}</div>`;

const PAPER = '{colors.background}';
const LINE = '1px solid {colors.line}';

const sample = (label: string, inside: string): string =>
  `<figure>${inside}<figcaption>${label}</figcaption></figure>`;

const page = (columns: number, samples: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<style>
*{box-sizing:border-box;margin:0}
body{width:760px;padding:16px;background:#fff;color:hsl(${PALETTE.foreground});font:15px/1.4 'Archivo Variable'}
main{display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px}
figure{display:flex;flex-direction:column;gap:6px;justify-content:flex-end;min-width:0}
figcaption{font-size:13px;color:hsl(${PALETTE.muted})}
</style>
<main>${samples.join('')}</main>
`;

const HOUSE = 'M14 72V38L50 12L86 38V72M6 44L50 12L94 44M40 72V52H60V72M2 72H98';

const drawing = (palette: Palette, pen: { width: number; cap: string; join: string }): string =>
  `<svg viewBox="0 0 100 80" width="140" height="112" style="align-self:center"><path d="M2 72C24 52 76 52 98 72Z" fill="hsl(${palette.pictureGround})"/><path d="${HOUSE}" fill="hsl(${palette.pictureFill})" fill-opacity=".7" stroke="hsl(${palette.pictureLine})" stroke-width="${pen.width}" stroke-linecap="${pen.cap}" stroke-linejoin="${pen.join}"/><path d="M68 22A9 9 0 0 1 86 22" fill="none" stroke="hsl(${palette.pictureAccent})" stroke-width="${pen.width}" stroke-linecap="${pen.cap}"/></svg>`;

const cardMarkup = (palette: Palette, pattern: keyof typeof CARD_PATTERNS): string =>
  `<div style="height:104px;border-radius:8px;padding:12px;color:hsl(${palette.cardInk});background:${
    pattern === 'plain' ? '' : `${resolve(CARD_PATTERNS[pattern], palette)},`
  }linear-gradient(135deg,hsl(${palette.cardFace}) 30%,hsl(${palette.cardFaceEnd}));background-size:${
    PATTERN_SIZES[pattern] ?? 'auto'
  },auto">Card</div>`;

const header = (line: string): string =>
  box({
    height: '44px',
    'border-top': LINE,
    background: '{colors.headerBackground}',
    'border-bottom': line,
  });

function band(name: keyof typeof BANDS): string {
  const { edge = 'none', mask = 'none', rule = '0' } = BANDS[name] ?? {};
  const ground =
    BANDS[name] === null
      ? ''
      : box({
          position: 'absolute',
          inset: `0 0 calc(56px - ${bandReach(name)})`,
          background: '{colors.bandBackground}',
          'border-bottom': rule.replaceAll('bandLine', 'accent'),
          'clip-path': edge,
          mask,
        });
  const words = box(
    { position: 'relative', padding: '16px', 'font-size': '20px', 'font-weight': '680' },
    'Your offer',
  );
  return box(
    { position: 'relative', height: '116px', background: PAPER, border: LINE },
    ground + words,
  );
}

function corners({ small, medium, button }: (typeof CORNERS)[keyof typeof CORNERS]): string {
  const input = box({
    height: '28px',
    background: '#fff',
    border: '1.5px solid {colors.border}',
    'border-radius': small,
  });
  const action = box({
    height: '32px',
    background: '{colors.buttonPrimary}',
    'border-radius': button,
  });
  return box(
    {
      display: 'grid',
      gap: '8px',
      padding: '12px',
      background: PAPER,
      border: LINE,
      'border-radius': medium,
    },
    input + action,
  );
}

const types = [
  ...new Map(Object.values(LOOKS).map(({ style }) => [displayFamily(style.type), style])),
];

const keysOf = <Key extends string>(values: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(values) as Key[];

/** Derived from a theme without its own colors, and those of the example. */
function colorSamples(): string[] {
  const schemes = [
    ['none written', derivePalette(EXAMPLE.theme.colors, 'light')],
    ['written', PALETTE],
    ['written, dark', paletteOf(EXAMPLE, 'dark')],
  ] as const;
  return schemes.map(([label, palette]) =>
    sample(
      label,
      `<div style="display:grid;gap:10px;padding:12px;background:hsl(${palette.bandBackground});border-top:4px solid hsl(${palette.headerLine})">${drawing(palette, EXAMPLE.style.pen)}${cardMarkup(palette, EXAMPLE.style.cardPattern)}</div>`,
    ),
  );
}

/** With a sheet of paper in front, to show what remains visible next to an illustration. */
const stage = (name: keyof typeof GROUNDS): string =>
  `<svg viewBox="0 0 240 160" width="168" height="112" style="align-self:center"><path d="${GROUNDS[name]}" fill="hsl(${PALETTE.pictureGround})"/><g fill="hsl(${PALETTE.surface})" stroke="hsl(${PALETTE.pictureLine})" stroke-width="3" stroke-linecap="round"><path d="M14 138H226"/><rect x="84" y="50" width="72" height="88" rx="7"/><path d="M100 76h40M100 94h40M100 112h22"/></g></svg>`;

const PENS = [
  { width: 1.75, cap: 'round', join: 'round' },
  { width: 3, cap: 'round', join: 'round' },
  { width: 3.5, cap: 'butt', join: 'miter' },
  { width: 3.5, cap: 'square', join: 'bevel' },
];

export function brandPictures(): BrandPicture[] {
  const pictures: Readonly<Record<string, string>> = {
    type: page(
      2,
      types.map(([family, { type }]) =>
        sample(
          `${type.face}${type.width === 100 ? '' : `, width ${type.width}`}, weight ${type.weight}`,
          box(
            {
              font: `${type.weight} 30px/1.15 '${family}'`,
              'letter-spacing': `${type.spacing}em`,
            },
            'You’re all set<br>$25,000',
          ),
        ),
      ),
    ),
    corner: page(
      5,
      keysOf(CORNERS).map((name) => sample(name, corners(CORNERS[name]))),
    ),
    header: page(
      4,
      keysOf(HEADER_LINES).map((name) =>
        sample(name, header(HEADER_LINES[name].replaceAll('headerLine', 'accent'))),
      ),
    ),
    band: page(
      4,
      keysOf(BANDS).map((name) => sample(name, band(name))),
    ),
    pen: page(
      4,
      PENS.map((pen) => sample(`${pen.width}, ${pen.cap}, ${pen.join}`, drawing(PALETTE, pen))),
    ),
    ground: page(
      4,
      keysOf(GROUNDS).map((name) => sample(name, stage(name))),
    ),
    cardPattern: page(
      4,
      keysOf(CARD_PATTERNS).map((name) => sample(name, cardMarkup(PALETTE, name))),
    ),
    colors: page(3, colorSamples()),
  };
  return Object.entries(pictures).map(([name, html]) => ({ name, html }));
}
