import type { MapPictures } from './map-page';

const ARTICLE =
  /<article data-program="(\w+)" data-screen="([\w-]+)" data-status="(\w+)">[\s\S]*?<div class="pictures">([\s\S]*?)<\/div>\s*<\/article>/g;

/**
 * Keyed by screen, and by screen and status. `folder`: URL of the page's folder, with a slash at
 * its end; "" for a self-contained page.
 */
export function galleryPictures(html: string, folder = ''): MapPictures {
  const pictures: Record<string, Record<string, string>> = {};
  for (const [, program = '', screen = '', status = '', content = ''] of html.matchAll(ARTICLE)) {
    const sources = [...content.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    const last = sources.at(-1);
    if (last === undefined) continue;
    const narrowest = last.startsWith('data:') ? last : folder + last;
    pictures[program] ??= {};
    pictures[program][screen] ??= narrowest;
    pictures[program][`${screen} ${status}`] ??= narrowest;
  }
  return pictures;
}
