import { choiceOf, consentRecord, type ConsentState } from '../../../src/catalogue/consent';
import type { DialogId } from '../../../src/catalogue/dialogs';
import { LIMITS } from '../../../src/catalogue/limits';
import type { Seed } from '../../scenario/seed';
import { STORAGE_KEYS } from '../../../src/catalogue/storage-keys';
import { CONTENT } from '../../../src/programs/content-config';
import { setClockTo } from './clock';
import type { World } from '../../world/world';
import { signInAs } from '../identity/provider-session';
import { mintTokens } from '../identity/tokens';

export type SeededStorage = Readonly<Record<string, string>>;

export interface AppliedSeed {
  readonly storage: SeededStorage;
  /** Null if no one is signed in. */
  readonly session: string | null;
}

/** Opens a dialog, or keeps one closed. */
function storageFor(dialog: DialogId | undefined): Record<string, string> {
  if (dialog === 'onboarding') return {};
  // Returning applicants have seen the introduction.
  const seen = { [STORAGE_KEYS.onboardingShown]: 'true' };
  return dialog === 'ssnDuplicate' || dialog === 'blackDiamond'
    ? { ...seen, [STORAGE_KEYS.requestedModal]: dialog }
    : seen;
}

function consentFor(state: ConsentState, now: number): Record<string, string> {
  const choice = choiceOf(state);
  if (choice === null) return {};
  const record = consentRecord(choice, CONTENT.cookieVersion, now);
  return { [STORAGE_KEYS.consentSettings]: JSON.stringify(record) };
}

/**
 * A signed-in person gets a session at the provider and in the portal. With `now` (ISO) the clock
 * is first set to that moment.
 */
export async function applySeed(
  world: World,
  seed: Seed,
  origin: string,
  now: string | null = null,
): Promise<AppliedSeed> {
  await world.reset(seed);
  const stored: Record<string, string> = {
    [STORAGE_KEYS.program]: seed.program,
    ...storageFor(seed.dialog),
  };
  return world.change(origin, async (context) => {
    if (now !== null) setClockTo(context, { now });
    context.cookies.session = null;
    Object.assign(stored, consentFor(seed.consent ?? 'essential', context.now()));
    if (!seed.signedIn) return { storage: stored, session: null };
    const sub = context.state.users[0]?.sub;
    if (sub === undefined) throw new Error('The seed has nobody to sign in.');
    signInAs(context, sub);
    const { accessToken, expiresIn } = await mintTokens(context, { sub });
    const life = seed.dialog === 'sessionEnding' ? LIMITS.session.warnSec : expiresIn;
    const storage = {
      ...stored,
      [STORAGE_KEYS.accessToken]: accessToken,
      [STORAGE_KEYS.expiresAt]: String(context.now() + life * 1000),
    };
    return { storage, session: context.cookies.session };
  });
}
