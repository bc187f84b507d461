import type { MapPictures } from './map-page';

const ARTICLE =
  /<article data-program="(\w+)" data-screen="([\w-]+)" data-status="(\w+)">[\s\S]*?<div class="pictures">([\s\S]*?)<\/div>\s*<\/article>/g;

/**
 * Reads the narrow screenshot of each screen, and of each screen per status, from a page of `portal
 * gallery`. A screen without a status gets its first one.
 */
export function galleryPictures(html: string): MapPictures {
  const pictures: Record<string, Record<string, string>> = {};
  for (const [, program = '', screen = '', status = '', content = ''] of html.matchAll(ARTICLE)) {
    const sources = [...content.matchAll(/src="(data:image\/[^"]+)"/g)].map(([, source]) => source);
    const narrowest = sources.at(-1);
    if (narrowest === undefined) continue;
    pictures[program] ??= {};
    pictures[program][screen] ??= narrowest;
    pictures[program][`${screen} ${status}`] ??= narrowest;
  }
  return pictures;
}
