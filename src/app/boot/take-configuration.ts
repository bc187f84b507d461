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

/** The code that checks a configuration: the sign-in is there before it. */
export const loadCheck = () => import('../../services/configuration/install-configuration');

/** Whether the sign-in is what the page shows first. */
export const beginsWithSignIn = (): boolean =>
  window.location.pathname === SCREENS.login.path && !isAuthenticated();

/** Asks for the brand at once, where a configuration that is not checked yet tells it. */
function askForBrand(raw: unknown): void {
  const assumed = assumedConfiguration(raw);
  // It is asked for again, and missed, where it is put on the page.
  if (assumed !== null) loadBrand(programOfPage(assumed.hosts)).catch(() => undefined);
}

/** Takes the configuration; all of it is checked before anything is shown, or where that is the sign-in, after it answers. */
export async function takeConfiguration(): Promise<void> {
  if (!beginsWithSignIn()) {
    const asked = fetchConfiguration();
    asked.then(askForBrand, () => undefined);
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
