import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../../services/storage/storage';

/** Shows the loading message instead of a prerendered page that `before-paint.ts` has hidden. */
function removeHiddenPage(): void {
  const { dataset } = document.documentElement;
  const root = document.getElementById('root');
  const late = document.getElementById('late');
  if (dataset['prerender'] !== 'hidden' || root === null || late === null) return;
  root.replaceChildren(late);
  root.removeAttribute('data-prerendered');
  delete dataset['prerender'];
}

/**
 * Shows the requested brand's background until the portal renders; the default one if unknown,
 * because the entry script doesn't know the programs.
 */
export function showStoredBrand(): void {
  removeHiddenPage();
  const parameter = new URLSearchParams(window.location.search).get('program');
  const program = parameter ?? localStore.getItem(STORAGE_KEYS.program);
  if (program !== null && document.querySelector('[data-prerendered]') === null) {
    document.documentElement.dataset['program'] = program;
  }
}
