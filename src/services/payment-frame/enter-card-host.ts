import { configuration } from '../configuration/configuration';
import { ConfigurationError } from '../configuration/configuration-error';
import { COLOR_SCHEME_CHOICES, chooseColorScheme } from '../color-scheme';
import { COLOR_SCHEME_PARAMETER, isCardHost } from './origins';
import { takeSession, type FramePlace } from './take-session';

/** Shows this host as the page around it is: what was chosen there cannot be read here. */
function takeColorScheme(): void {
  const named = new URLSearchParams(window.location.search).get(COLOR_SCHEME_PARAMETER);
  const choice = COLOR_SCHEME_CHOICES.find((one) => one === named);
  if (choice !== undefined) chooseColorScheme(choice);
}

/**
 * What is said on the host of the card fields where no page of ours shows them; null: one does, or this is
 * another host. Throws a ConfigurationError where pages would show a frame of their own origin.
 */
export async function enterCardHost(
  standing: FramePlace = window,
): Promise<{ title: string; lines: readonly string[] } | null> {
  const { pages = [] } = configuration().cardFrame ?? {};
  if (!isCardHost()) return null;
  if (pages.some((page) => new URL(page).origin === window.location.origin)) {
    throw new ConfigurationError(['cardFrame.pages: must not name cardFrame.origin']);
  }
  if (await takeSession(standing)) {
    takeColorScheme();
    return null;
  }
  return {
    title: 'Secure card payment',
    lines: ['This form only works on our own pages. Nothing you type here would be safe.'],
  };
}
