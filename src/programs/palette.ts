import { hueDistance, mix, readable, textOn } from './color';
import type { ThemeColors } from './schema';
import type { DerivedColors } from './style-schema';
import type { Look } from './themes';

/** Derived from a theme's 13 colors (spec 3). */
export type PaletteName = keyof ReturnType<typeof derivePalette>;

const WHITE = '0 0% 100%';
const INK = '215 45% 9%';

/**
 * Adds lines, muted text, and a soft background and text color per tone. Text has 4.5:1 and control
 * borders 3:1 on all backgrounds.
 */
export function derivePalette(
  colors: ThemeColors,
  scheme: 'light' | 'dark',
  drawn: DerivedColors = {},
) {
  const { foreground, background, accent, success, warning, danger } = colors;
  const surface = scheme === 'light' ? WHITE : mix(foreground, background, 0.1);
  // Cards are lighter than the page in the dark scheme, because shadows are invisible.
  const subtle = mix(foreground, background, scheme === 'light' ? 0.035 : 0.055);
  const grounds = [background, surface, subtle];
  // Not lighter than a card in the dark scheme, because it would be the most prominent element.
  const soft = (tone: string): string =>
    scheme === 'light' ? mix(tone, surface, 0.08) : mix(tone, background, 0.17);
  const all = [...grounds, ...[accent, success, warning, danger].map(soft)];
  const onFill = (tone: string): string => textOn(tone, WHITE, INK);
  const text = (tone: string): string => readable(tone, [...grounds, soft(tone)], 4.6);
  const line = (tone: string): string => mix(tone, surface, scheme === 'light' ? 0.35 : 0.5);
  const accentText = readable(accent, all, 4.6);
  const muted = readable(mix(foreground, background, 0.68), all, 4.6);
  const hairline = mix(foreground, background, scheme === 'light' ? 0.14 : 0.22);
  // Information is black if the accent color is close to the danger color.
  const alarms = hueDistance(accent, danger) < 25;
  return {
    ...colors,
    surface,
    subtle,
    muted,
    line: hairline,
    border: readable(mix(foreground, background, 0.5), all, 3.1),
    focus: readable(accent, grounds, 3.2),
    // Links must be readable on each tone's background.
    accentText,
    accentSoft: soft(accent),
    accentLine: line(accent),
    onAccent: onFill(accent),
    infoText: alarms ? foreground : accentText,
    infoSoft: alarms ? subtle : soft(accent),
    infoLine: alarms ? mix(foreground, background, 0.3) : line(accent),
    successText: text(success),
    successSoft: soft(success),
    successLine: line(success),
    onSuccess: onFill(success),
    warningText: text(warning),
    warningSoft: soft(warning),
    warningLine: line(warning),
    dangerText: text(danger),
    dangerSoft: soft(danger),
    dangerLine: line(danger),
    onDanger: onFill(danger),
    buttonPrimaryHover: mix(colors.buttonPrimary, foreground, 0.86),
    buttonSecondaryHover: mix(colors.buttonSecondary, foreground, 0.94),
    successHover: mix(success, WHITE, 0.86),
    ink: mix(accent, INK, 0.1),
    inkText: WHITE,
    inkLine: mix(WHITE, mix(accent, INK, 0.1), 0.28),
    ...pictureColors(),
    ...cardColors(colors, drawn),
    bandBackground: drawn.bandBackground ?? subtle,
    bandLine: drawn.bandLine ?? drawn.bandBackground ?? subtle,
    headerLine: drawn.headerLine ?? mix(foreground, background, 0.14),
  };

  /** 3:1 on all backgrounds of illustrations. */
  function pictureColors() {
    const pictureGround = drawn.pictureGround ?? mix(accent, surface, 0.12);
    const pictureFill = drawn.pictureFill ?? mix(accent, surface, 0.24);
    const seen = (tone: string): string =>
      readable(tone, [background, surface, pictureGround, pictureFill], 3);
    return {
      pictureLine: seen(drawn.pictureLine ?? accent),
      pictureFill,
      pictureAccent: seen(drawn.pictureAccent ?? warning),
      pictureGround,
    };
  }
}

function cardColors(colors: ThemeColors, drawn: DerivedColors) {
  const cardFace = drawn.cardFace ?? colors.buttonPrimary;
  const cardFaceEnd = drawn.cardFaceEnd ?? mix(cardFace, INK, 0.82);
  const cardInk = drawn.cardInk ?? textOn(cardFace, WHITE, INK);
  return {
    cardFace,
    cardFaceEnd,
    cardInk,
    cardLine: drawn.cardLine ?? mix(cardInk, cardFace, 0.2),
  };
}

/** The card looks the same in both schemes. */
export function paletteOf({ theme, style }: Look, scheme: 'light' | 'dark') {
  const byDay = derivePalette(theme.colors, 'light', style.colors);
  if (scheme === 'light') return byDay;
  const { cardFace, cardFaceEnd, cardInk, cardLine } = byDay;
  const card = { cardFace, cardFaceEnd, cardInk, cardLine };
  return derivePalette(theme.darkColors, 'dark', { ...card, ...style.darkColors });
}
