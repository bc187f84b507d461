import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../../services/storage/storage';

/** Removes a prerendered page that `before-paint.ts` has hidden, and shows the loading message instead. */
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
 * Shows a page without prerendered content on the background of the requested brand until the portal renders. An unknown
 * program has the default background: the entry script doesn't know the programs.
 */
export function showStoredBrand(): void {
  removeHiddenPage();
  const parameter = new URLSearchParams(window.location.search).get('program');
  const program = parameter ?? localStore.getItem(STORAGE_KEYS.program);
  if (program !== null && document.querySelector('[data-prerendered]') === null) {
    document.documentElement.dataset['program'] = program;
  }
}
