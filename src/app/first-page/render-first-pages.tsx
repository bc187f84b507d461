import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { UNKNOWN_FILES, type FirstPage } from '../../catalogue/first-pages';
import { PAINTED_PAGES } from '../../catalogue/painted-pages';
import { findRoute } from '../../catalogue/routes';
import { screenDefinition } from '../../catalogue/screens';
import { BRAND_IDS, loadBrand, type BrandId } from '../../programs/registry';
import { preloadJourney } from '../routing/journey';
import { installConfiguration } from '../../services/configuration/install-configuration';
import { App } from '../app';
import { standInForPage } from './page-globals';

const UNKNOWN = 'https://portal.invalid';

async function markupOf(element: ReactNode): Promise<string> {
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(element, {
    // In one piece: else what is behind a boundary would wait for a script to put it in its place.
    progressiveChunkSize: Infinity,
    onError: (error: unknown) => {
      failure = error;
    },
  });
  let markup = '';
  for await (const part of prelude) markup += String(part);
  if (failure !== null) throw failure;
  return markup;
}

type Address = (typeof PAINTED_PAGES)[number];

async function firstPage({ name, at }: Address, program: BrandId): Promise<FirstPage> {
  const brand = { ...(await loadBrand(program)), id: program };
  // So that the markup is the screen, not a placeholder.
  await preloadJourney();
  const markup = await markupOf(
    <StrictMode>
      <App brand={brand} />
    </StrictMode>,
  );
  const screen = findRoute(window.location.pathname)?.screen ?? null;
  if (screen === null) throw new Error(`There is no screen at ${at}`);
  const { heading } = screenDefinition(screen);
  const { title, description } = brand.meta;
  return {
    name,
    at,
    program,
    title: `${heading} | ${title}`,
    description,
    favicon: brand.favicon,
    markup,
  };
}

const leadTo = standInForPage();
// No deployment is known when the portal is built: only the place of the legal documents shows.
installConfiguration({
  api: { direct: UNKNOWN, proxy: null, path: '/graphql' },
  identity: { domain: UNKNOWN, clientId: 'unknown', audience: 'unknown' },
  filesHost: UNKNOWN_FILES,
});

// One address after the other: there is one page alone.
const pages: FirstPage[] = [];
for (const address of PAINTED_PAGES) {
  leadTo(address.at);
  pages.push(...(await Promise.all(BRAND_IDS.map((program) => firstPage(address, program)))));
}
process.stdout.write(JSON.stringify(pages));
