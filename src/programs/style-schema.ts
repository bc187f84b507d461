import * as v from 'valibot';
import { HslTriplet } from './schema';

/** Decorative colors, derived from the theme's by default. */
const DerivedColorsSchema = v.partial(
  v.strictObject({
    pictureLine: HslTriplet,
    pictureFill: HslTriplet,
    pictureAccent: HslTriplet,
    pictureGround: HslTriplet,
    /** The card: top, bottom, text, pattern. */
    cardFace: HslTriplet,
    cardFaceEnd: HslTriplet,
    cardInk: HslTriplet,
    cardLine: HslTriplet,
    /** Background of a screen's head. */
    bandBackground: HslTriplet,
    /** Line at its bottom edge. */
    bandLine: HslTriplet,
    headerLine: HslTriplet,
  }),
);

export type DerivedColors = v.InferOutput<typeof DerivedColorsSchema>;

/**
 * Style beyond colors and fonts (spec 3). Separate from the theme, because only the style sheet
 * needs it; all keys are optional.
 */
export const StyleSchema = v.strictObject({
  /** Headings and amounts. */
  type: v.optional(
    v.strictObject({
      face: v.optional(
        v.picklist(['Archivo', 'Bitter', 'Newsreader', 'Outfit', 'Source Serif 4']),
        'Archivo',
      ),
      /** Percent; Archivo only. */
      width: v.optional(v.pipe(v.number(), v.minValue(62), v.maxValue(125)), 100),
      weight: v.optional(v.pipe(v.number(), v.minValue(400), v.maxValue(800)), 680),
      /** Letter spacing, em. */
      spacing: v.optional(v.pipe(v.number(), v.minValue(-0.05), v.maxValue(0.05)), -0.012),
    }),
    {},
  ),
  /** Buttons, cards and inputs. */
  corner: v.optional(v.picklist(['square', 'slight', 'soft', 'round', 'pill']), 'soft'),
  /** Bottom edge of the header. */
  header: v.optional(v.picklist(['hairline', 'line', 'bar', 'double']), 'hairline'),
  /** Bottom edge of the background of a screen's head. */
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
  /** Lines of illustrations. */
  pen: v.optional(
    v.strictObject({
      width: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 3),
      cap: v.optional(v.picklist(['round', 'butt', 'square']), 'round'),
      join: v.optional(v.picklist(['round', 'miter', 'bevel']), 'round'),
    }),
    {},
  ),
  /** Background shape of illustrations. */
  ground: v.optional(
    v.picklist(['hill', 'roofs', 'wreath', 'arch', 'shell', 'stone', 'coins']),
    'hill',
  ),
  cardPattern: v.optional(
    v.picklist(['plain', 'roofs', 'rays', 'guilloche', 'shell', 'facets', 'coins']),
    'plain',
  ),
  colors: v.optional(DerivedColorsSchema, {}),
  darkColors: v.optional(DerivedColorsSchema, {}),
});

export type StyleInput = v.InferInput<typeof StyleSchema>;
export type Style = v.InferOutput<typeof StyleSchema>;
