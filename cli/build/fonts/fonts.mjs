// Subsets the fonts and writes src/ui/generated/fonts.css. Pages first load only the body font's
// common characters and one brand's headings; each family has a system font with the same metrics.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

/** Basic Latin, and other characters of the project's own texts. */
const BASIC = ['20-7E', 'A0', 'A9', 'AE', 'B4', 'B7', 'D7', '2011', '2013-2014', '2018-2019']
  .concat(['201C-201D', '2022', '2026', '2122', '2212'])
  .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));

/** No small capitals, fractions and the like. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

const SAMPLE =
  'Review your offer. You’re all set. Tell us about your income and the home that you own. $25,000';

/** Widths of Arial and Times New Roman are those of Helvetica and Times. */
const FALLBACK_FONTS = {
  sans: {
    regular: ['Helvetica', 'Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Helvetica-Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  serif: {
    regular: ['Times-Roman', 'Times New Roman', 'Liberation Serif', 'Tinos'],
    bold: [
      'Times-Bold',
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
    ],
  },
};

/** Turns "U+0131,U+0152-0153" into pairs of first and last. */
const parseRanges = (text) =>
  text
    .replaceAll('U+', '')
    .split(',')
    .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));

const codesOf = (ranges) =>
  ranges.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );

const hex = (code) => code.toString(16).toUpperCase();

function formatRange(codes) {
  const runs = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && code <= run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ');
}

const readRanges = async (root, name) =>
  JSON.parse(await readFile(join(root, 'node_modules', name, 'unicode.json'), 'utf8'));

/** Returns the characters that every page needs, the rest of the family's languages, and others. */
async function partsOf(root, folder) {
  const ranges = await readRanges(root, `@fontsource-variable/${folder}`);
  const basic = codesOf(BASIC);
  const latin = codesOf(parseRanges(ranges.latin)).filter((code) => !basic.includes(code));
  return [
    { name: 'basic', subset: 'latin', codes: basic },
    { name: 'latin', subset: 'latin', codes: latin },
    { name: 'latin-ext', subset: 'latin-ext', codes: codesOf(parseRanges(ranges['latin-ext'])) },
  ];
}

/** Thousandths of the font size, by character code. */
async function readWidths(root, name) {
  const text = await readFile(join(root, 'node_modules/pdfkit/js/data', `${name}.afm`), 'utf8');
  return new Map(
    [...text.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [
      Number(code),
      Number(width),
    ]),
  );
}

function lengthOf(widthAt) {
  return Array.from(SAMPLE.replaceAll('’', "'"), (letter) => widthAt(letter.codePointAt(0))).reduce(
    (sum, width) => sum + width,
    0,
  );
}

const percent = (share) => `${(share * 100).toFixed(1)}%`;

/** Above and below the line, in font sizes. */
async function measuresOf(file) {
  const { ascent, descent, lineGap, unitsPerEm } = create(
    await subsetFont(file, SAMPLE, { targetFormat: 'truetype' }),
  );
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

/** Every family has the body font's heights: a heading is on the same line in each font. */
const heights = ({ ascent, descent, lineGap }, scale = 1) =>
  `ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};`;

/** A system font stretched to the subset font's widths and heights. */
async function fallbackFace(root, { family, kind, weight, weights, file, measures }) {
  const [standard, ...locals] = FALLBACK_FONTS[kind][weight >= 600 ? 'bold' : 'regular'];
  const font = create(await subsetFont(file, SAMPLE, { targetFormat: 'truetype' }));
  const widths = await readWidths(root, standard);
  const own = lengthOf((code) => font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm);
  const scale = own / lengthOf((code) => (widths.get(code) ?? 0) / 1000);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ${heights(measures, scale)}
}
`;
}

const slug = (family) => family.toLowerCase().replaceAll(' ', '-');

const fontFace = ({ family, file, weights, measures, range }) => `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weights};
  src: url('./${file}') format('woff2');
  ${measures === undefined ? '' : heights(measures)}
  unicode-range: ${range};
}
`;

async function cutFamily(root, out, { family, folder, axis, axes, weights, measures }) {
  const parts = await partsOf(root, folder);
  const files = await Promise.all(
    parts.map(async ({ name, subset, codes }) => {
      const source = `${folder}/files/${folder}-${subset}-${axis}-normal.woff2`;
      const font = await readFile(join(root, 'node_modules/@fontsource-variable', source));
      const cut = await subsetFont(font, String.fromCodePoint(...codes), {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: FEATURES,
        noHinting: true,
      });
      await writeFile(join(out, `${slug(family)}-${name}.woff2`), cut);
      return cut;
    }),
  );
  const rules = parts.map(({ name, codes }) => {
    const file = `${slug(family)}-${name}.woff2`;
    return fontFace({ family, file, weights, measures, range: formatRange(codes) });
  });
  return { basic: files[0], css: rules.join('') };
}

/** A weight range, with a regular and a bold fallback. */
async function textRules(root, out, { TEXT_FAMILY, TEXT_WEIGHTS, FACES, fallbackFamily }) {
  const { folder, kind } = FACES.Archivo;
  const { min, max } = TEXT_WEIGHTS;
  const { basic, css } = await cutFamily(root, out, {
    family: TEXT_FAMILY,
    folder,
    axis: 'wght',
    axes: { wght: TEXT_WEIGHTS },
    weights: `${min} ${max}`,
  });
  const measures = await measuresOf(basic);
  const fallbackFaces = [
    [min, '100 599'],
    [640, '600 900'],
  ].map(async ([weight, weights]) =>
    fallbackFace(root, {
      family: fallbackFamily(TEXT_FAMILY),
      kind,
      weight,
      weights,
      measures,
      file: await subsetFont(basic, SAMPLE, { variationAxes: { wght: weight } }),
    }),
  );
  return { measures, css: [css, ...(await Promise.all(fallbackFaces))].join('') };
}

/** A single weight, never synthesized. */
async function displayRules(root, out, { family, type, measures, FACES, fallbackFamily }) {
  const { folder, axis, opticalSize, kind } = FACES[type.face];
  const { weight } = type;
  const axes = {
    wght: weight,
    ...(axis === 'wdth' ? { wdth: type.width } : {}),
    ...(axis === 'opsz' ? { opsz: opticalSize } : {}),
  };
  const weights = '100 900';
  const cut = await cutFamily(root, out, { family, folder, axis, axes, weights, measures });
  const own = { family: fallbackFamily(family), kind, weight, weights, measures, file: cut.basic };
  return cut.css + (await fallbackFace(root, own));
}

/** All of Latin in one file, so a name never mixes fonts. */
async function handRules(root, out, { HAND }) {
  const { family, folder } = HAND;
  const ranges = await readRanges(root, `@fontsource/${folder}`);
  const rules = ['latin', 'latin-ext'].map(async (subset) => {
    const source = join(`@fontsource/${folder}/files`, `${folder}-${subset}-400-normal.woff2`);
    const codes = codesOf(parseRanges(ranges[subset]));
    const cut = await subsetFont(
      await readFile(join(root, 'node_modules', source)),
      String.fromCodePoint(...codes),
      { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true },
    );
    const file = `${slug(family)}-${subset}.woff2`;
    await writeFile(join(out, file), cut);
    return fontFace({ family, file, weights: 400, range: formatRange(codes) });
  });
  return (await Promise.all(rules)).join('');
}

export async function readFaces(root) {
  const read = async (path) =>
    (await runnerImport(join(root, path), { root, logLevel: 'error' })).module;
  const { NODE_ENV } = process.env;
  try {
    const [{ LOOKS }, faces] = await Promise.all(
      ['src/programs/themes.ts', 'src/programs/faces.ts'].map(read),
    );
    return { LOOKS, faces };
  } finally {
    // Vite sets “development” in the process, which a later build would inherit.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

export async function generateFonts(root) {
  const { LOOKS, faces } = await readFaces(root);
  const out = join(root, 'src/ui/generated');
  await mkdir(out, { recursive: true });
  for (const name of await readdir(out)) {
    if (/\.(woff2|css)$/.test(name)) await rm(join(out, name));
  }
  const text = await textRules(root, out, faces);
  const types = new Map(
    Object.values(LOOKS).map(({ style }) => [faces.displayFamily(style.type), style.type]),
  );
  types.delete(faces.TEXT_FAMILY);
  const css = [text.css];
  for (const [family, type] of types) {
    css.push(await displayRules(root, out, { ...faces, family, type, measures: text.measures }));
  }
  css.push(await handRules(root, out, faces));
  await writeFile(join(out, 'fonts.css'), css.join(''));
}
