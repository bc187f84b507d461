import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { PRERENDERED_PAGES } from '../../catalogue/prerender';
import { findRoute } from '../../catalogue/routes';
import { screenDefinition } from '../../catalogue/screens';
import { loadBrand } from '../../programs/registry';
import { PROGRAM_IDS, type ProgramId } from '../../catalogue/programs';
import { App } from '../app';
import { preloadJourney } from '../routing/journey';

export interface RenderedPage {
  readonly name: string;
  readonly program: string;
  readonly title: string;
  readonly description: string;
  readonly favicon: string;
  readonly markup: string;
}

const location = { pathname: '', search: '', hash: '', href: '' };
const window = { location, history: { state: null }, addEventListener: () => undefined };

async function renderPage(name: string, path: string, program: ProgramId): Promise<RenderedPage> {
  Object.assign(location, { pathname: path, href: `https://portal.invalid${path}` });
  const brand = { ...(await loadBrand(program)), id: program };
  await preloadJourney();
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App brand={brand} />
    </StrictMode>,
    {
      // By default, React moves large parts to the end and puts them in place by an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failure = error;
      },
    },
  );
  let markup = '';
  for await (const part of prelude) markup += String(part);
  if (failure !== undefined) throw failure;
  const screen = findRoute(path)?.screen;
  if (!screen) throw new Error(`No screen at ${path}`);
  return {
    name,
    program,
    title: `${screenDefinition(screen).heading} | ${brand.meta.title}`,
    description: brand.meta.description,
    favicon: brand.favicon,
    // Images load from their elements.
    markup: markup.replaceAll(/<link rel="preload"[^>]*>/g, ''),
  };
}

/** One after the other: the pages share one location. */
export async function renderPages(): Promise<readonly RenderedPage[]> {
  Object.assign(globalThis, { location, window });
  const pages: RenderedPage[] = [];
  for (const { name, paths } of PRERENDERED_PAGES) {
    for (const program of PROGRAM_IDS) pages.push(await renderPage(name, paths[0], program));
  }
  Reflect.deleteProperty(globalThis, 'location');
  Reflect.deleteProperty(globalThis, 'window');
  return pages;
}
