import * as v from 'valibot';
import type { Look, Pictures } from './take-pictures';

/** Part of a file name, so no path separators. */
const WordSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/));

const PictureSchema = v.object({
  program: WordSchema,
  screen: WordSchema,
  status: WordSchema,
  usual: v.boolean(),
  /** "2 of 7" in a form with pages. */
  part: v.nullable(v.pipe(v.string(), v.regex(/^\d+ of \d+$/))),
  /** CSS pixels. */
  width: v.number(),
  scheme: WordSchema,
});

export type PictureOf = v.InferOutput<typeof PictureSchema>;

export interface PictureFile {
  readonly picture: PictureOf;
  /** PNG; WebP in a gallery with the format webp. */
  readonly png: Buffer;
}

const ListSchema = v.object({ version: v.literal(1), pictures: v.array(PictureSchema) });

const LIST = 'pictures.json';

/** A screenshot has the same name on any machine. */
export function pictureName(
  { program, screen, status, part, width, scheme }: Omit<PictureOf, 'usual'>,
  format: Look['format'] = 'png',
): string {
  const page = part === null ? [] : [`page-${part.replace(/ .*/, '')}`];
  return [program, screen, status, ...page, String(width), scheme, format].join('.');
}

export function pictureLabel({ program, screen, status, part, width, scheme }: PictureOf): string {
  const page = part === null ? [] : [part];
  return [program, screen, status, ...page, `${String(width)} px`, scheme].join(', ');
}

export function filesOf(taken: readonly Pictures[], { widths, scheme }: Look): PictureFile[] {
  return taken.flatMap(({ program, screen, status, usual, part, images }) =>
    widths.flatMap((width, index) => {
      const png = images[index];
      const picture = { program, screen, status, usual, part, width, scheme };
      return png === undefined ? [] : [{ picture, png }];
    }),
  );
}

/** Removes the WebP files that were in `folder` before. */
export async function writeWebp(folder: string, pictures: readonly PictureFile[]): Promise<void> {
  const { mkdirSync, readdirSync, rmSync, writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  mkdirSync(folder, { recursive: true });
  const former = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  for (const name of former) rmSync(join(folder, name));
  for (const { picture, png } of pictures) {
    writeFileSync(join(folder, pictureName(picture, 'webp')), png);
  }
}

async function readList(folder: string): Promise<readonly PictureOf[]> {
  const { readFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  return v.parse(ListSchema, JSON.parse(readFileSync(join(folder, LIST), 'utf8'))).pictures;
}

/** Removes only the files of an earlier list. */
export async function writePictures(
  folder: string,
  pictures: readonly PictureFile[],
): Promise<void> {
  const { existsSync, mkdirSync, rmSync, writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const former = existsSync(join(folder, LIST)) ? await readList(folder) : [];
  for (const picture of former) rmSync(join(folder, pictureName(picture)), { force: true });
  mkdirSync(folder, { recursive: true });
  for (const { picture, png } of pictures) writeFileSync(join(folder, pictureName(picture)), png);
  const list = { version: 1, pictures: pictures.map(({ picture }) => picture) };
  writeFileSync(join(folder, LIST), `${JSON.stringify(list, null, 1)}\n`);
}

/** Also finds them in the folder's subfolder `pictures`. Null if there are none. */
export async function readPictures(folder: string): Promise<PictureFile[] | null> {
  const { existsSync, readFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const inside = [folder, join(folder, 'pictures')].find((one) => existsSync(join(one, LIST)));
  if (inside === undefined) return null;
  const list = await readList(inside);
  return list.map((picture) => ({
    picture,
    png: readFileSync(join(inside, pictureName(picture))),
  }));
}
