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

/** The code that checks a configuration, loaded after the sign-in appears. */
export const loadCheck = () => import('../../services/configuration/install-configuration');

/** Whether the first screen is sign-in. */
export const beginsWithSignIn = (): boolean =>
  window.location.pathname === SCREENS.login.path && !isAuthenticated();

/** Loads the brand early, if the unchecked configuration names it. */
function preloadBrand(raw: unknown): void {
  const assumed = assumedConfiguration(raw);
  // A failure is repeated and handled when the brand is applied.
  if (assumed !== null) loadBrand(programOfPage(assumed.hosts)).catch(() => undefined);
}

/**
 * Loads the configuration. Checks it completely before the first screen; for sign-in, after that is
 * interactive.
 */
export async function takeConfiguration(): Promise<void> {
  if (!beginsWithSignIn()) {
    const asked = fetchConfiguration();
    asked.then(preloadBrand, () => undefined);
    const [raw, { installConfiguration }] = await Promise.all([asked, loadCheck()]);
    installConfiguration(raw);
    return;
  }
  const raw = await fetchConfiguration();
  const assumed = assumedConfiguration(raw);
  if (assumed === null) (await loadCheck()).installConfiguration(raw);
  else {
    // Loads the check after the sign-in page is ready for input.
    assumeConfiguration(
      assumed,
      firstScreen.then(loadCheck).then(({ installConfiguration }) => installConfiguration(raw)),
    );
  }
}
