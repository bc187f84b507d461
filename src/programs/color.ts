/** Degrees and percent: "205 100% 38%" in spec 3. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

type Rgb = readonly [number, number, number];

const TRIPLET = /^(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)% (\d+(?:\.\d+)?)%$/;

/** Throws if the text is no triplet. */
export function parseTriplet(triplet: string): Hsl {
  const [, h, s, l] = TRIPLET.exec(triplet) ?? [];
  if (h === undefined || s === undefined || l === undefined) {
    throw new Error(`"${triplet}" is not an HSL triplet such as "205 100% 38%"`);
  }
  return { h: Number(h), s: Number(s), l: Number(l) };
}

/** Degrees, 0 to 180. */
export function hueDistance(one: string, other: string): number {
  const apart = Math.abs(parseTriplet(one).h - parseTriplet(other).h);
  return Math.min(apart, 360 - apart);
}

function toRgb(triplet: string): Rgb {
  const { h, s, l } = parseTriplet(triplet);
  const chroma = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const channel = (n: number): number => {
    const k = (n + h / 30) % 12;
    return l / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function fromRgb([r, g, b]: Rgb): string {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const l = (max + min) / 2;
  const d = max - min;
  const s = d === 0 ? 0 : d / (1 - Math.abs(2 * l - 1));
  const sector = max === r ? ((g - b) / d) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  const h = d === 0 ? 0 : (sector * 60 + 360) % 360;
  return `${round(h)} ${round(s * 100)}% ${round(l * 100)}%`;
}

/** `share` (0 to 1) is that of the first color. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [toRgb(first), toRgb(second)];
  const channel = (i: 0 | 1 | 2): number => a[i] * share + b[i] * (1 - share);
  return fromRgb([channel(0), channel(1), channel(2)]);
}

function luminance(triplet: string): number {
  const [r, g, b] = toRgb(triplet).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG 2 ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Returns the nearest lightness of a hue with contrast `ratio` on all `grounds`. Tries away from
 * them first; then towards them, for grounds that are both light and dark, like a page below a dark
 * header.
 */
export function readable(triplet: string, grounds: readonly string[], ratio: number): string {
  const { h, s, l } = parseTriplet(triplet);
  const dark = grounds.every((ground) => luminance(ground) < 0.18);
  for (const direction of dark ? [1, -1] : [-1, 1]) {
    for (let step = 0; step <= 100; step += 1) {
      const lightness = round(Math.min(100, Math.max(0, l + direction * step)));
      const candidate = `${h} ${s}% ${lightness}%`;
      if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
    }
  }
  return dark ? '0 0% 100%' : '0 0% 0%';
}

/** Returns the one with more contrast on `ground`. */
export function textOn(ground: string, light: string, dark: string): string {
  return contrast(light, ground) >= 4.5 ? light : dark;
}
