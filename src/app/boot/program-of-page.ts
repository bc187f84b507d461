import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { chooseProgram } from '../../programs/choose-program';
import type { BrandId } from '../../programs/registry';
import { localStore } from '../../services/storage/storage';

/** The program that this page shows, by its address, this browser and its host name, which a configuration knows. */
export function programOfPage(hosts: Readonly<Record<string, string>>): BrandId {
  return chooseProgram({
    parameter: new URLSearchParams(window.location.search).get('program'),
    stored: localStore.getItem(STORAGE_KEYS.program),
    hostname: window.location.hostname,
    hosts,
  });
}
