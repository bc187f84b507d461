import { SCREENS } from '../../catalogue/screens';
import { assumedConfiguration } from '../../services/configuration/assumed';
import {
  assumeConfiguration,
  fetchConfiguration,
} from '../../services/configuration/configuration';
import { loadBrand } from '../../programs/registry';
import { isAuthenticated } from '../../services/session/session';
import { firstScreen } from '../../shell/screen/first-screen';
import { programOfPage } from './program-of-page';

export const loadCheck = () => import('../../services/configuration/install-configuration');

export const beginsWithSignIn = (): boolean =>
  window.location.pathname === SCREENS.login.path && !isAuthenticated();

function preloadBrand(raw: unknown): void {
  const assumed = assumedConfiguration(raw);
  // The error is handled when the brand is applied.
  if (assumed !== null) loadBrand(programOfPage(assumed.hosts)).catch(() => undefined);
}

/** Checks the configuration before the first screen; for sign-in, once that is interactive. */
export async function takeConfiguration(): Promise<void> {
  if (!beginsWithSignIn()) {
    const response = fetchConfiguration();
    response.then(preloadBrand, () => undefined);
    const [raw, { installConfiguration }] = await Promise.all([response, loadCheck()]);
    installConfiguration(raw);
    return;
  }
  const raw = await fetchConfiguration();
  const assumed = assumedConfiguration(raw);
  if (assumed === null) (await loadCheck()).installConfiguration(raw);
  else {
    // Loads the check once the sign-in page is ready for input.
    assumeConfiguration(
      assumed,
      firstScreen.then(loadCheck).then(({ installConfiguration }) => installConfiguration(raw)),
    );
  }
}
