import { pictureName, type PictureFile, type PictureOf } from '../picture-files';
import { comparePixels, type Difference } from './compare-pixels';

export interface Changed extends Difference {
  readonly picture: PictureOf;
  readonly base: Buffer;
  readonly now: Buffer;
}

export interface Comparison {
  /** Above the threshold, largest first. */
  readonly changed: readonly Changed[];
  /** Only in the current gallery. */
  readonly added: readonly PictureFile[];
  /** Only in the baseline. */
  readonly missing: readonly PictureFile[];
  readonly same: number;
  readonly withinThreshold: number;
}

/** The baseline may contain more than was taken this time. */
export interface Asked {
  /** Undefined: all, including removed ones. */
  readonly programs: readonly string[] | undefined;
  readonly screens: readonly string[] | undefined;
  readonly widths: readonly number[];
  readonly scheme: string;
  readonly allStatuses: boolean;
}

function isRequested(picture: PictureOf, requested: Asked): boolean {
  return (
    (requested.programs?.includes(picture.program) ?? true) &&
    (requested.screens?.includes(picture.screen) ?? true) &&
    requested.widths.includes(picture.width) &&
    requested.scheme === picture.scheme &&
    (requested.allStatuses || picture.usual)
  );
}

/** By name. `threshold`: share of pixels that may differ, 0 to 1. */
export function comparePictures(
  base: readonly PictureFile[],
  now: readonly PictureFile[],
  { asked, threshold }: { readonly asked: Asked; readonly threshold: number },
): Comparison {
  const former = new Map(base.map(({ picture, png }) => [pictureName(picture), png]));
  const present = new Set(now.map(({ picture }) => pictureName(picture)));
  const changed: Changed[] = [];
  const added: PictureFile[] = [];
  let [same, withinThreshold] = [0, 0];
  for (const one of now) {
    const { picture, png } = one;
    const before = former.get(pictureName(picture));
    if (before === undefined) {
      added.push(one);
      continue;
    }
    const difference = comparePixels(before, png);
    if (difference === null) same += 1;
    else if (difference.share <= threshold) withinThreshold += 1;
    else changed.push({ picture, base: before, now: png, ...difference });
  }
  return {
    changed: changed.toSorted((a, b) => b.share - a.share),
    added,
    missing: base.filter(
      ({ picture }) => isRequested(picture, asked) && !present.has(pictureName(picture)),
    ),
    same,
    withinThreshold,
  };
}

export function differs({ changed, added, missing }: Comparison): boolean {
  return changed.length + added.length + missing.length > 0;
}
