import { count } from '../../support/count';
import { pageHead } from '../../support/page-head';
import { escapeHtml } from '../../../mock-server/world/escape-html';
import { pictureLabel, pictureName, type PictureFile } from '../picture-files';
import type { Changed, Comparison } from './compare-pictures';
import { REPORT_SCRIPT, REPORT_STYLES } from './report-parts';

export const FOLDERS = { base: 'base', now: 'pictures', difference: 'difference' } as const;

export interface ReportOptions {
  readonly base: string;
  readonly threshold: number;
}

/** Never zero: 0.0004 → "0.04 %". */
export function percent(share: number): string {
  const value = share * 100;
  const digits = value >= 10 ? 0 : value >= 0.1 ? 1 : 3;
  return value > 0 && value < 0.001 ? 'under 0.001 %' : `${Number(value.toFixed(digits))} %`;
}

export function summary(comparison: Comparison): string {
  const { changed, added, missing, same, withinThreshold } = comparison;
  const parts: readonly (readonly [number, string])[] = [
    [changed.length, changed.length === 1 ? 'differs' : 'differ'],
    [added.length, 'new'],
    [missing.length, 'missing'],
    [withinThreshold, 'within the threshold'],
  ];
  const phrases = parts.flatMap(([number, what]) =>
    number === 0 ? [] : [`${String(number)} ${what}`],
  );
  return [...phrases, `${String(same)} the same`].join(', ');
}

function place({ box, shown }: Changed): string {
  // Width and height are at a fixed position of every PNG.
  const [width, height] = [shown.readUInt32BE(16), shown.readUInt32BE(20)];
  const share = (part: number, whole: number): string =>
    `${String(Number(((part / whole) * 100).toFixed(3)))}%`;
  return `left:${share(box.left, width)};top:${share(box.top, height)};width:${share(box.width, width)};height:${share(box.height, height)}`;
}

function changedCard(change: Changed, index: number): string {
  const { picture, share } = change;
  const name = pictureName(picture);
  const label = escapeHtml(pictureLabel(picture));
  const id = `at-${String(index)}`;
  const image = (folder: string, what: string, look: string): string =>
    `<img class="${look}" src="${folder}/${name}" alt="${label}: ${what}" loading="lazy" decoding="async">`;
  return `<article class="changed" tabindex="-1">
<h2>${label} <small>${percent(share)} of the pixels</small></h2>
<p class="controls"><label for="${id}">Before <input type="range" id="${id}" min="0" max="100" value="50"> now</label>
<label><input type="checkbox" data-marks> Mark differences</label>
<a href="${FOLDERS.base}/${name}">before</a> <a href="${FOLDERS.now}/${name}">now</a></p>
<div class="pair" style="max-width:${String(picture.width)}px">${image(FOLDERS.base, 'before', 'before')}${image(FOLDERS.now, 'now', 'now')}${image(FOLDERS.difference, 'differences in red', 'marks')}<span class="box" style="${place(change)}"></span></div>
</article>`;
}

function oneSided(title: string, folder: string, pictures: readonly PictureFile[]): string {
  if (pictures.length === 0) return '';
  const entries = pictures.map(({ picture }) => {
    const label = escapeHtml(pictureLabel(picture));
    return `<li><a href="${folder}/${pictureName(picture)}">${label}</a></li>`;
  });
  return `<article><h2>${title} <small>${count(pictures.length, 'picture')}</small></h2><ul>${entries.join('')}</ul></article>`;
}

export function compareReport(comparison: Comparison, { base, threshold }: ReportOptions): string {
  const { changed, added, missing } = comparison;
  const allowed = threshold === 0 ? '' : ` Up to ${percent(threshold)} of the pixels may differ.`;
  const nothing =
    changed.length + added.length + missing.length === 0
      ? '<p>Every picture is as it was.</p>'
      : '';
  return `${pageHead(`Compared with ${base}: ${summary(comparison)}`, REPORT_STYLES)}
<body>
<header>
<h1>Compared with ${escapeHtml(base)}</h1>
<p>${summary(comparison)}.${allowed}</p>
${changed.length === 0 ? '' : '<p class="steps"><button type="button" id="previous">Previous Difference</button> <button type="button" id="next">Next Difference</button> <span role="status" id="where"></span> <small>Keys: p and n</small></p><label><input type="checkbox" id="all-marks"> Mark all differences</label>'}
</header>
<main>${nothing}
${oneSided('New', FOLDERS.now, added)}
${oneSided('Missing', FOLDERS.base, missing)}
${changed.map(changedCard).join('\n')}
</main>
<script>${REPORT_SCRIPT}</script>
</body>
</html>
`;
}
