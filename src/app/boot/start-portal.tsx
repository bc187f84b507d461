import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { chooseProgram } from '../../programs/choose-program';
import { loadBrand } from '../../programs/registry';
import { configuration } from '../../services/configuration/configuration';
import { localStore } from '../../services/storage/storage';
import { storedText } from '../../services/storage/stored-value';
import type { CurrentBrand } from '../../common/brand/use-brand';
import { App } from '../app';

const ColorScheme = v.picklist(['light', 'dark']);

function findLink(rel: string): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (found) return found;
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  return link;
}

/** Puts the brand on the page before anything is painted. */
function applyBrand(brand: CurrentBrand): void {
  const { dataset } = document.documentElement;
  dataset['program'] = brand.id;
  dataset['colorScheme'] =
    storedText(localStore, STORAGE_KEYS.colorScheme, ColorScheme).read() ?? 'light';
  document.title = brand.meta.title;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', brand.meta.description);
  findLink('icon').href = brand.favicon;
}

/** Chooses the brand, applies its theme and renders the portal. */
export async function startPortal(root: Root): Promise<void> {
  const id = chooseProgram({
    parameter: new URLSearchParams(window.location.search).get('program'),
    stored: localStore.getItem(STORAGE_KEYS.program),
    hostname: window.location.hostname,
    hosts: configuration().hosts,
  });
  localStore.setItem(STORAGE_KEYS.program, id);
  const brand: CurrentBrand = { ...(await loadBrand(id)), id };
  applyBrand(brand);
  root.render(
    <StrictMode>
      <App brand={brand} />
    </StrictMode>,
  );
}
