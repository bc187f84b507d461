import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { chooseProgram } from '../../programs/choose-program';
import { loadBrand } from '../../programs/registry';
import { configuration } from '../../services/configuration/configuration';
import { localStore } from '../../services/storage/storage';
import type { CurrentBrand } from '../../common/brand/use-brand';
import { App } from '../app';
import { applyBrand } from './apply-brand';

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
