import { configuration } from '../configuration/configuration';
import { ConfigurationError } from '../configuration/schema';
import { isCardHost } from './origins';
import { takeSession } from './take-session';

/**
 * What is said on the host of the card fields where no page of ours shows them; null: one does, or this is
 * another host. Throws a ConfigurationError where pages would show a frame of their own origin.
 */
export async function enterCardHost(): Promise<{ title: string; lines: readonly string[] } | null> {
  const { pages = [] } = configuration().cardFrame ?? {};
  if (!isCardHost()) return null;
  if (pages.some((page) => new URL(page).origin === window.location.origin)) {
    throw new ConfigurationError(['cardFrame.pages: must not name cardFrame.origin']);
  }
  if (await takeSession()) return null;
  return {
    title: 'Secure card payment',
    lines: ['This form only works on our own pages. Nothing you type here would be safe.'],
  };
}
