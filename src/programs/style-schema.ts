import * as v from 'valibot';
import { HslTriplet } from './schema';

/** What is drawn rather than written on: each follows from the theme's colours where a brand does not name it. */
const DrawnColorsSchema = v.partial(
  v.strictObject({
    /** The pen of the drawings. */
    pictureLine: HslTriplet,
    /** What the pen has closed. */
    pictureFill: HslTriplet,
    /** The one thing in a drawing that the eye is to find. */
    pictureAccent: HslTriplet,
    /** What a drawing stands before. */
    pictureGround: HslTriplet,
    /** The drawn card: its colour above, its colour below, its letters, its pattern. */
    cardFace: HslTriplet,
    cardFaceEnd: HslTriplet,
    cardInk: HslTriplet,
    cardLine: HslTriplet,
    /** The ground behind the head of a screen. */
    bandBackground: HslTriplet,
    /** The rule that it ends with. */
    bandLine: HslTriplet,
    /** The line under the header. */
    headerLine: HslTriplet,
  }),
);

export type DrawnColors = v.InferOutput<typeof DrawnColorsSchema>;

/**
 * What makes a brand a person beyond its colours (spec 3 knows colours and fonts). It stands apart from
 * the theme, is needed for the style sheet alone, and every key may be left out.
 */
export const StyleSchema = v.strictObject({
  /** The face of headings and amounts. */
  type: v.optional(
    v.strictObject({
      face: v.optional(
        v.picklist(['Archivo', 'Bitter', 'Newsreader', 'Outfit', 'Source Serif 4']),
        'Archivo',
      ),
      /** In percent of the usual width; of Archivo alone. */
      width: v.optional(v.pipe(v.number(), v.minValue(62), v.maxValue(125)), 100),
      weight: v.optional(v.pipe(v.number(), v.minValue(400), v.maxValue(800)), 680),
      /** Between letters, in em. */
      spacing: v.optional(v.pipe(v.number(), v.minValue(-0.05), v.maxValue(0.05)), -0.012),
    }),
    {},
  ),
  /** Of buttons, cards and inputs. */
  corner: v.optional(v.picklist(['square', 'slight', 'soft', 'round', 'pill']), 'soft'),
  /** What the header ends with. */
  header: v.optional(v.picklist(['hairline', 'line', 'bar', 'double']), 'hairline'),
  /** The edge of the ground behind the head of a screen. */
  band: v.optional(
    v.picklist([
      'none',
      'straight',
      'rule',
      'doubleRule',
      'gable',
      'arch',
      'facet',
      'scallop',
      'steps',
    ]),
    'none',
  ),
  /** The pen of the drawings. */
  pen: v.optional(
    v.strictObject({
      width: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 3),
      cap: v.optional(v.picklist(['round', 'butt', 'square']), 'round'),
      join: v.optional(v.picklist(['round', 'miter', 'bevel']), 'round'),
    }),
    {},
  ),
  /** What drawings stand before. */
  ground: v.optional(
    v.picklist(['hill', 'roofs', 'wreath', 'arch', 'shell', 'stone', 'coins']),
    'hill',
  ),
  /** What is printed into the face of the drawn card. */
  cardPattern: v.optional(
    v.picklist(['plain', 'roofs', 'rays', 'guilloche', 'shell', 'facets', 'coins']),
    'plain',
  ),
  colors: v.optional(DrawnColorsSchema, {}),
  darkColors: v.optional(DrawnColorsSchema, {}),
});

export type StyleInput = v.InferInput<typeof StyleSchema>;
export type Style = v.InferOutput<typeof StyleSchema>;
