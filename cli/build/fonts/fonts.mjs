// Cuts the fonts to what is written with them and writes src/ui/generated/fonts.css: the text's letters
// that every page needs, the face of each brand's headings in its one width and weight, the letters of
// other languages apart, and for each family one of the machine's own fonts with the same measures.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

/** Basic Latin, and the other signs of the project's own words. */
const BASIC = ['20-7E', 'A0', 'A9', 'AE', 'B4', 'B7', 'D7', '2011', '2013-2014', '2018-2019']
  .concat(['201C-201D', '2022', '2026', '2122', '2212'])
  .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));

/** What a line of text may ask of a face; small capitals, fractions and the like are not used. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** As such words are: the widths of two fonts are compared by it. */
const SAMPLE =
  'Review your offer. You’re all set. Tell us about your income and the home that you own. $25,000';

/** Fonts of the machine, and where their widths stand: Arial and Times New Roman have those of Helvetica and Times. */
const STAND_INS = {
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

/** "U+0131,U+0152-0153" as pairs of first and last. */
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

/** The codes as `unicode-range` has them. */
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

/** The three parts of a family: what every page needs, the rest of its languages' letters, and further ones. */
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

/** Widths of a standard font's characters in thousandths of its size, by character code. */
async function readWidths(root, name) {
  const text = await readFile(join(root, 'node_modules/pdfkit/js/data', `${name}.afm`), 'utf8');
  return new Map(
    [...text.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [
      Number(code),
      Number(width),
    ]),
  );
}

/** Of a sample, in sizes of the font. */
function lengthOf(widthAt) {
  return Array.from(SAMPLE.replaceAll('’', "'"), (letter) => widthAt(letter.codePointAt(0))).reduce(
    (sum, width) => sum + width,
    0,
  );
}

const percent = (share) => `${(share * 100).toFixed(1)}%`;

/** How far the text's font goes above and below its line, in sizes of the font. */
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

/** Every family keeps to the text's heights: a heading sits on the same line whatever its face is. */
const heights = ({ ascent, descent, lineGap }, scale = 1) =>
  `ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};`;

/** The face that stands in for a cut font: one of the machine's own, stretched to its widths and heights. */
async function fallbackFace(root, { family, kind, weight, weights, file, measures }) {
  const [standard, ...locals] = STAND_INS[kind][weight >= 600 ? 'bold' : 'regular'];
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

/** The rule of one file of a family. */
const fontFace = ({ family, file, weights, measures, range }) => `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weights};
  src: url('./${file}') format('woff2');
  ${measures === undefined ? '' : heights(measures)}
  unicode-range: ${range};
}
`;

/** Cuts a family into its parts; the first of them is in the answer, with the rules of all. */
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

/** The running text: its weights are a range, its stand-in has a regular and a bold. */
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
  const standIns = [
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
  return { measures, css: [css, ...(await Promise.all(standIns))].join('') };
}

/** The face of a brand's headings and amounts. One weight is all there is of it: none is made up. */
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

/** The hand that papers are signed in: all of Latin in one file, for a name with two hands in it is no signature. */
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

/** The faces, and the looks of all brands. */
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
    // Vite says “development” to the process: a build that is started by it later would be one.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Writes the fonts and their style sheet below `root`. */
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
