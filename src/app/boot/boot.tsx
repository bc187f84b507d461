import { SCREENS } from '../../catalogue/screens';
import { signInPath } from '../../catalogue/journey/sign-in-path';
import { checkedConfiguration } from '../../services/configuration/configuration';
import { installClock } from '../../services/clock';
import { installDevExtensions, type DevExtensions } from '../../services/dev-extensions';
import { preloadJourney } from '../routing/journey';
import { showStartError } from './cannot-start';
import { openPageRoot, type PageRoot } from './page-root';
import { startPortal } from './start-portal';
import { beginsWithSignIn, loadCheck, takeConfiguration } from './take-configuration';

type MockBoot =
  | {
      readonly kind: 'run';
      readonly config: unknown;
      /** Mock time, ms since the epoch. */
      now(): number;
      readonly extensions: DevExtensions;
    }
  | { readonly kind: 'handled' }
  | {
      readonly kind: 'problem';
      readonly title: string;
      readonly detail: string;
      /** Link to the portal's previous state. */
      readonly link?: { readonly label: string; readonly href: string };
    };

/** Null in production, which has no mock. */
export type LoadMock = (() => Promise<{ startMock(): Promise<MockBoot> }>) | null;

/** Preloads while the configuration loads; sign-in needs no preloading. */
async function preloadFirstScreen(): Promise<void> {
  if (beginsWithSignIn()) return;
  // A failure appears when the screen renders.
  await preloadJourney().catch(() => undefined);
}

async function boot(root: PageRoot, loadMock: LoadMock): Promise<void> {
  let journey: Promise<void>;
  if (loadMock !== null) {
    const { startMock } = await loadMock();
    const mock = await startMock();
    if (mock.kind === 'handled') return;
    if (mock.kind === 'problem') {
      const { BootProblem } = await import('./boot-problem');
      root.render(<BootProblem {...mock} lines={[mock.detail]} />);
      return;
    }
    installClock(mock.now);
    installDevExtensions(mock.extensions);
    journey = preloadFirstScreen();
    (await loadCheck()).installConfiguration(mock.config);
  } else {
    journey = preloadFirstScreen();
    await takeConfiguration();
  }
  await startPortal(root, journey);
  await checkedConfiguration();
}

/** Order: configuration, mock (in mock builds), theme, React. */
export function bootPage(loadMock: LoadMock): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no element with the id "root".');
  const root = openPageRoot(container);
  const { pathname, search } = window.location;
  // The redirect that visitors get at /, before anything reads the URL: the prerendered page is
  // sign-in.
  if (root.prerendered !== undefined && pathname === SCREENS.home.path) {
    window.history.replaceState(null, '', signInPath(pathname + search));
  }
  const showError = async (error: unknown): Promise<void> => {
    try {
      const { BootProblem, describeBootFailure } = await import('./boot-problem');
      root.render(<BootProblem {...describeBootFailure(error)} />);
    } catch {
      showStartError();
    }
  };
  boot(root, loadMock).catch(showError);
}
