import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import { rolldown } from 'rolldown';
import { build, type Plugin, type Rolldown } from 'vite';
import type { RenderedPage } from '../../../src/app/prerender/render.tsx';
import { PRERENDER_FOLDER, prerenderedFile } from '../../../src/catalogue/prerender.ts';

const FOLDER = 'src/app/prerender';

/** The entry imports this dynamically, because it must run even if that fails. */
const BOOT = 'src/app/boot/boot.tsx';

/** Loaded before hydration, in addition to the modules that every page preloads. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  'first-question': [
    'src/services/configuration/install-configuration.ts',
    'src/app/routing/journey-routes.tsx',
    'src/app/routing/visitor-portal.tsx',
    'src/features/quick-appraisal/choose-kind/choose-kind-screen.tsx',
  ],
};

async function renderPages(
  root: string,
  define: Record<string, string>,
): Promise<readonly RenderedPage[]> {
  // In the project, so that Node finds its packages.
  const folder = await mkdtemp(join(root, 'node_modules', '.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      define,
      css: { postcss: {} },
      build: { ssr: `${FOLDER}/render.tsx`, outDir: folder, assetsInlineLimit: 0 },
    });
    const { renderPages: render } = (await import(
      pathToFileURL(join(folder, 'render.js')).href
    )) as { renderPages(): Promise<readonly RenderedPage[]> };
    return await render();
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function inlineScript(root: string): Promise<string> {
  const bundle = await rolldown({ input: join(root, FOLDER, 'before-paint.ts') });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code.trim();
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const preloadLinks = (hrefs: readonly string[]): string =>
  hrefs.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const found = bundle[file];
  if (found?.type !== 'asset') throw new Error(`The build has no ${file}`);
  return String(found.source);
}

/** Includes all chunks that they import. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (chunk === undefined) throw new Error(`The build has no ${module}`);
      return chunk.fileName;
    }),
  );
  for (const file of files) {
    for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) {
      files.add(imported);
    }
  }
  return [...files].map((file) => `/${file}`);
}

/** Beasties doesn't resolve font properties. */
function withFonts(sheet: string, program: string): string {
  return sheet.replaceAll(/var\(--fonts-(\w+)\)/g, (reference, name: string) => {
    const value = `--fonts-${name}:([^;}]+)`;
    const own = new RegExp(`data-program=["']?${program}["']?\\][^{}]*\\{[^}]*${value}`).exec(
      sheet,
    );
    return (own ?? new RegExp(value).exec(sheet))?.[1] ?? reference;
  });
}

function withImages(text: string, bundle: Rolldown.OutputBundle): string {
  return text.replaceAll(/url\("?\/(assets\/[\w.-]+\.svg)"?\)/g, (_, file: string) => {
    const svg = textOf(bundle, file).replaceAll(/>\s+</g, '><').replaceAll('"', "'").trim();
    return `url("data:image/svg+xml,${svg.replaceAll(/[%#<>\n]/g, encodeURIComponent)}")`;
  });
}

/** Beasties compares class names as written; browsers don't. */
function withPlainClasses(markup: string): string {
  return markup.replaceAll(/class="[^"]*"/g, (names) =>
    names.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Inlines critical styles, and writes the hashes of inline code for the CSP of servers. */
export function prerender(): Plugin {
  let root = '';
  let define: Record<string, string> = {};
  return {
    name: 'portal:prerender',
    apply: 'build',
    // After Vite's HTML, before the compression.
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
      define = config.define as Record<string, string>;
    },
    async generateBundle(_options, bundle) {
      const script = await inlineScript(root);
      const entry = bundle['index.html'];
      if (entry?.type !== 'asset') throw new Error('The build has no index.html');
      const preloaded = chunksOf(bundle, ['src/main.ts', BOOT]);
      entry.source = String(entry.source)
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
        .replace('</head>', `${preloadLinks(preloaded.slice(1))}</head>`);
      // Without line breaks, for which beasties would preload one more font file.
      const index = entry.source.replaceAll(/>\s+</g, '><');
      const sheetFile = /href="\/(assets\/[^"]+\.css)"/.exec(index)?.[1] ?? '';
      const sheet = textOf(bundle, sheetFile);
      const sources: (readonly [page: string, file: string, hashes: string])[] = [];
      for (const page of await renderPages(root, define)) {
        const { name, program, title, description, favicon, markup } = page;
        const modules = [`src/programs/${program}/brand.ts`, ...(MODULES[name] ?? [])];
        const preloads = chunksOf(bundle, modules).filter((href) => !preloaded.includes(href));
        const filled = index
          .replace(/data-program="\w+"/, `data-program="${program}"`)
          .replace(/<title>[^<]*/, `<title>${escaped(title)}`)
          .replace(/(name="description"\s+content=)"[^"]*"/, `$1"${escaped(description)}"`)
          .replace(/(rel="icon" href=)"[^"]*"/, `$1"${escaped(favicon)}"`)
          .replace('</head>', () => `${preloadLinks(preloads)}<script>${script}</script></head>`)
          .replace(
            /<div id="root">(.*?)<\/div>/s,
            (_, late: string) =>
              `<div id="root" data-prerendered="${program}">${withPlainClasses(markup)}</div>${late}`,
          );
        const beasties = new Beasties({
          logLevel: 'warn',
          preload: 'body',
          inlineFonts: true,
          preloadFonts: true,
          // Beasties drops `:where(:root, :host)`, which has the tokens.
          allowRules: [/^:where\(:root/, /data-prerender=/],
        });
        beasties.readFile = () => Promise.resolve(withFonts(sheet, program));
        // Outside of the layers, so that the style sheet doesn't load the image again.
        const [image = ''] =
          new RegExp(`\\[data-program=${program}\\] \\[data-picture=[^}]*\\}`).exec(sheet) ?? [];
        let style = '';
        const html = (await beasties.process(filled)).replace(
          /<style>(.*?)<\/style>/s,
          (_, critical: string) =>
            `<style>${(style = withImages(critical.replace(image, '') + image, bundle))}</style>`,
        );
        const fileName = prerenderedFile(name, program);
        this.emitFile({ type: 'asset', fileName, source: html });
        sources.push([
          `${name}.${program}`,
          `/${fileName}`,
          `${hashSource(style)} ${hashSource(script)}`,
        ]);
      }
      const write = (name: string, lines: readonly string[]): void => {
        const fileName = `${PRERENDER_FOLDER}/${name}`;
        this.emitFile({ type: 'asset', fileName, source: `${lines.join('\n')}\n` });
      };
      write(
        'sources.map',
        sources.map(([page, , hashes]) => `${page} " ${hashes}";`),
      );
      write(
        'sources.caddy',
        sources.map(([page, file, hashes]) => `${page} ${file} " ${hashes}"`),
      );
    },
  };
}
