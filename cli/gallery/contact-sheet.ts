import { escapeHtml } from '../../mock-server/world/escape-html';
import { SHEET_SCRIPT, SHEET_STYLES } from './contact-sheet-parts';
import { pictureName } from './picture-files';
import type { Look, Pictures } from './take-pictures';

function picture(source: string, label: string, width: number): string {
  return `<button type="button" class="${width <= 640 ? 'phone' : 'desktop'}" style="flex: ${width}" data-large><img alt="${escapeHtml(label)}, ${width} px" src="${source}" loading="lazy" decoding="async"></button>`;
}

function card(taken: Pictures, { widths, scheme, format }: Look, embeds: boolean): string {
  const { program, screen, status, part, heading, path, command, images, problem } = taken;
  const sourceOf = (image: Buffer, width: number): string =>
    embeds
      ? `data:image/${format};base64,${image.toString('base64')}`
      : `pictures/${pictureName({ ...taken, width, scheme }, format)}`;

  const label = [program, screen, status, part].filter((each) => each !== null).join(', ');
  const content =
    problem === null
      ? widths
          .flatMap((width, index) => {
            const image = images[index];
            return image === undefined ? [] : picture(sourceOf(image, width), label, width);
          })
          .join('')
      : `<p class="problem">${escapeHtml(problem)}</p>`;
  return `<article data-program="${program}" data-screen="${screen}" data-status="${status}">
<h2>${escapeHtml(heading ?? screen)} <small>${screen}${part === null ? '' : `, ${part}`} · ${program} · ${status}</small></h2>
<p><code>${escapeHtml(path)}</code> <button type="button" data-copy="${escapeHtml(command)}">Copy command</button></p>
<div class="pictures">${content}</div>
</article>`;
}

function options(values: readonly string[], all: string): string {
  const entries = [...new Set(values)].map((value) => `<option>${escapeHtml(value)}</option>`);
  return `<option value="">${all}</option>${entries.join('')}`;
}

/** `embeds`: the page contains the files of the screenshots. */
export function contactSheet(pictures: readonly Pictures[], look: Look, embeds: boolean): string {
  const { scheme, widths } = look;
  const programs = pictures.map(({ program }) => program);
  const screens = pictures.map(({ screen }) => screen);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery: ${pictures.length} screens, ${scheme} scheme</title>
<style>${SHEET_STYLES}</style>
</head>
<body>
<header>
<h1>Gallery</h1>
<p>${pictures.length} screens of ${new Set(programs).size} programs, ${scheme} scheme, ${widths.join(', ')} px wide</p>
<label>Program <select id="program">${options(programs, 'all')}</select></label>
<label>Screen <select id="screen">${options(screens, 'all')}</select></label>
<label><input type="checkbox" id="narrow"> narrow only</label>
</header>
<main>
${pictures.map((taken) => card(taken, look, embeds)).join('\n')}
</main>
<dialog><img alt=""></dialog>
<script>${SHEET_SCRIPT}</script>
</body>
</html>
`;
}
