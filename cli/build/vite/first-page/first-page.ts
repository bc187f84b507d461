import type { Plugin, Rolldown } from 'vite';
import {
  FIRST_PAGES,
  firstPageFile,
  type FirstPage,
} from '../../../../src/catalogue/first-pages.ts';
import { FIRST_SCREENS } from '../../../../src/catalogue/first-screens.ts';
import { composeFirstPage, forVisitors, styleSource } from './compose.ts';
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

/** What a page other than the sign-in asks for one after the other before it answers. */
const JOURNEY = [
  'src/services/configuration/install-configuration.ts',
  'src/app/routing/journey-routes.tsx',
  'src/app/routing/visitor-portal.tsx',
  'src/features/quick-appraisal/choose-kind/choose-kind-screen.tsx',
];

function chunkWith(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk with ${module}`);
  return chunk;
}

/** The addresses of the scripts that a page will ask for, besides those that every page names. */
function scriptsOf({ program, at }: FirstPage, bundle: Bundle, index: string): readonly string[] {
  const modules = [`src/programs/${program}/brand.ts`];
  if (!at.startsWith(FIRST_SCREENS.login.path)) modules.push(...JOURNEY);
  const files = new Set(modules.map((module) => chunkWith(bundle, module).fileName));
  // A set that grows is walked to its new end.
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return [...files].map((file) => `/${file}`).filter((href) => !index.includes(`"${href}"`));
}

/**
 * Writes the first pages of each brand so that they are painted before their script comes, and beside them
 * what a server needs to send them: which style each of them holds.
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
        const index = forVisitors(textOf(bundle, 'index.html'));
        const sheet = textOf(bundle, /href="\/(assets\/[^"]+\.css)"/.exec(index)?.[1] ?? '');
        const sources: { readonly file: string; readonly source: string }[] = [];
        for (const page of await renderFirstPages(root, define)) {
          const styles = withPictures(firstStyles(sheet, page), bundle);
          const fonts = [...styles.matchAll(/url\("?(\/assets\/[^")]+\.woff2)"?\)/g)].map(
            ([, path = '']) => path,
          );
          const scripts = scriptsOf(page, bundle, index);
          const fileName = firstPageFile(page.name, page.program);
          this.emitFile({
            type: 'asset',
            fileName,
            source: composeFirstPage({ index, page, styles, scripts, fonts }),
          });
          sources.push({ file: fileName, source: `" ${styleSource(styles)}"` });
        }
        const { nginx, caddy } = FIRST_PAGES.sources;
        const write = (fileName: string, lines: readonly string[]): void => {
          this.emitFile({ type: 'asset', fileName, source: `${lines.join('\n')}\n` });
        };
        write(
          nginx,
          sources.map(({ file, source }) => `/${file} ${source};`),
        );
        write(
          caddy,
          sources.map(({ file, source }) => `${file} ${source}`),
        );
      },
    },
  };
}
