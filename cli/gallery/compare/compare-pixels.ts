import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Device pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Difference {
  /** Of the larger image's pixels, 0 to 1. */
  readonly share: number;
  /** All differences, in the larger image, px. */
  readonly box: Box;
  /** Differing pixels in red on the faded image; PNG. */
  readonly shown: Buffer;
}

/** A step of three in 255. The same code gives identical bytes, so this needn't hide noise. */
const TOLERANCE = 0.01;

/** Screenshots are mostly uniform and compress well with little effort. */
const QUICK = { deflateLevel: 1, filterType: 0, deflateStrategy: 0 } as const;

const RED = [214, 0, 60, 255] as const;

function cropped(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part;
}

function boxOf({ data, width, height }: PNG): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at] !== RED[0] || data[at + 1] !== RED[1] || data[at + 2] !== RED[2]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Pixels of only one image count as different. Returns null if the images are equal. */
export function comparePixels(base: Buffer, now: Buffer): Difference | null {
  if (base.equals(now)) return null;
  const [before, after] = [PNG.sync.read(base), PNG.sync.read(now)];
  const width = Math.min(before.width, after.width);
  const height = Math.min(before.height, after.height);
  const common = new PNG({ width, height });
  const changed = pixelmatch(
    cropped(before, width, height).data,
    cropped(after, width, height).data,
    common.data,
    width,
    height,
    { threshold: TOLERANCE, includeAA: true, diffColor: [RED[0], RED[1], RED[2]] },
  );
  const whole = new PNG({
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  });
  const pixels = whole.width * whole.height;
  const differing = changed + pixels - width * height;
  if (differing === 0) return null;
  whole.data.set(Buffer.alloc(pixels * 4, Buffer.from(RED)));
  PNG.bitblt(common, whole, 0, 0, width, height, 0, 0);
  return { share: differing / pixels, box: boxOf(whole), shown: PNG.sync.write(whole, QUICK) };
}
