import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { loadBrand } from '../../programs/registry';
import { checkedConfiguration, configuration } from '../../services/configuration/configuration';
import { log } from '../../services/log';
import { localStore } from '../../services/storage/storage';
import type { CurrentBrand } from '../../domain/program/use-brand';
import { App } from '../app';
import { journey } from '../routing/journey';
import { applyBrand } from './apply-brand';
import { firstScreen } from '../../shell/screen/first-screen';
import type { PageRoot } from './page-root';
import { programOfPage } from './program-of-page';

/** Returns true if the page is about to reload. */
async function takesParameter(): Promise<boolean> {
  const { takeStoredParameter } = await import('../../services/attribution/stored-parameter');
  return takeStoredParameter();
}

/** Runs after the first screen, when the browser is idle. */
function startTheRest(search: string, brand: CurrentBrand): void {
  const load = (): void => {
    Promise.all([
      import('../after-start/start-extras'),
      journey.preload(),
      checkedConfiguration(),
    ]).then(
      ([{ startExtras }]) => startExtras(search, brand),
      () => log.warn('What follows the first screen could not be loaded'),
    );
  };
  // The browser is also idle while the screen's script loads.
  void firstScreen.then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
    else setTimeout(load, 300);
  });
}

/** Renders once the first screen's code is loaded. */
export async function startPortal(root: PageRoot, code: Promise<void>): Promise<void> {
  const { search } = window.location;
  if (new URLSearchParams(search).has('store') && (await takesParameter())) return;
  if (configuration().cardFrame) {
    const { enterCardHost } = await import('../../services/payment-frame/enter-card-host');
    const refusal = await enterCardHost();
    if (refusal !== null) {
      const { BootProblem } = await import('./boot-problem');
      root.render(<BootProblem {...refusal} />);
      return;
    }
  }
  const id = programOfPage(configuration().hosts);
  localStore.setItem(STORAGE_KEYS.program, id);
  const brand: CurrentBrand = { ...(await loadBrand(id)), id };
  applyBrand(brand);
  await code;
  const page = <App brand={brand} />;
  if (root.prerendered === id) root.hydrate(page);
  else root.render(page);
  startTheRest(search, brand);
}
