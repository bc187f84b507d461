import { FIRST_SCREENS, NEWCOMER_SCREENS } from './first-screens';
import { signInPath } from './journey/sign-in-path';

const START = FIRST_SCREENS.home.path;
const APPRAISAL = NEWCOMER_SCREENS['quick-appraisal'];

interface PageAddress {
  readonly name: string;
  /** The path that the server is asked for. */
  readonly path: string;
  /** The address at which it stands: whoever is not signed in is led there from that path. */
  readonly at: string;
}

const standing = (name: string, path: string): PageAddress => ({ name, path, at: path });

/** The pages that come painted, each as somebody sees it who is not signed in, in each brand. */
export const PAINTED_PAGES: readonly PageAddress[] = [
  standing('sign-in', FIRST_SCREENS.login.path),
  { name: 'start', path: START, at: signInPath(START) },
  // A page for each path: it says where to come back to after a sign-in.
  standing('appraisal', APPRAISAL.aliases[0]),
  standing('app-appraisal', APPRAISAL.path.item),
];

/** What an address may ask for and still come painted: only whoever names a program sees that one at once. */
export function mayAskForProgram({ path, at }: PageAddress): boolean {
  return path === at;
}
