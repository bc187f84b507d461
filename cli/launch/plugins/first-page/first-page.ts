import type { Plugin, Rolldown } from 'vite';
import { FIRST_PAGES, firstPageFile } from '../../../../src/catalogue/first-pages.ts';
import { composeFirstPage, styleSource } from './compose.ts';
import { firstStyles } from './first-styles.ts';
import { renderFirstPages } from './render.ts';

type Bundle = Rolldown.OutputBundle;

const textOf = (bundle: Bundle, file: string): string => {
  const found = bundle[file];
  if (found?.type !== 'asset') throw new Error(`The build has no ${file}`);
  return String(found.source);
};

const PICTURE = /url\("?\/(assets\/[^")]+\.svg)"?\)/g;

/** Pictures of the first styles stand in them: each would be one more thing to wait for. */
function withPictures(styles: string, bundle: Bundle): string {
  return styles.replaceAll(PICTURE, (_, file: string) => {
    const svg = textOf(bundle, file).replaceAll(/>\s+</g, '><').replaceAll('"', "'").trim();
    const text = svg.replaceAll(/[%#<>\n]/g, (sign) => encodeURIComponent(sign));
    return `url("data:image/svg+xml,${text}")`;
  });
}

function brandScript(bundle: Bundle, program: string): string {
  const chunk = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' && file.facadeModuleId?.endsWith(`/programs/${program}/brand.ts`),
  );
  if (chunk === undefined) throw new Error(`The build has no chunk of the brand ${program}`);
  return `/${chunk.fileName}`;
}

/**
 * Writes the sign-in of each brand as a page that is painted before its script comes, and beside them what
 * a server needs to send them: which style each of them holds.
 */
export function firstPage(): Plugin {
  let root = process.cwd();
  let define: Record<string, string> = {};
  return {
    name: 'portal:first-page',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      define = config.define as Record<string, string>;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = textOf(bundle, 'index.html');
        const sheet = textOf(bundle, /href="\/(assets\/[^"]+\.css)"/.exec(index)?.[1] ?? '');
        const sources: string[] = [];
        for (const page of await renderFirstPages(root, define)) {
          const styles = withPictures(firstStyles(sheet, page), bundle);
          const fonts = [...styles.matchAll(/url\("?(\/assets\/[^")]+\.woff2)"?\)/g)].map(
            ([, path = '']) => path,
          );
          const scripts = [brandScript(bundle, page.program)];
          const fileName = firstPageFile(page.program);
          this.emitFile({
            type: 'asset',
            fileName,
            source: composeFirstPage({ index, page, styles, scripts, fonts }),
          });
          sources.push(`~^/${fileName} " ${styleSource(styles)}";`);
        }
        this.emitFile({
          type: 'asset',
          fileName: FIRST_PAGES.sources,
          source: `${sources.join('\n')}\n`,
        });
      },
    },
  };
}
