import { configuration } from '../configuration/configuration';
import { ConfigurationError } from '../configuration/configuration-error';
import { COLOR_SCHEME_CHOICES, chooseColorScheme } from '../color-scheme';
import { COLOR_SCHEME_PARAMETER, isCardHost } from './origins';
import { takeSession, type FramePlace } from './take-session';

/** Passed by the page, because its storage isn't accessible here. */
function takeColorScheme(): void {
  const named = new URLSearchParams(window.location.search).get(COLOR_SCHEME_PARAMETER);
  const choice = COLOR_SCHEME_CHOICES.find((one) => one === named);
  if (choice !== undefined) chooseColorScheme(choice);
}

/**
 * Returns the message for a host of card fields that no portal page embeds; null otherwise. Throws
 * a ConfigurationError if a page would embed a frame of the same origin.
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
