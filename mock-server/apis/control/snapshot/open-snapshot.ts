import { APP_PATH, SCREENS } from '../../../../src/catalogue/screens';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { isoTime, machineTime } from '../../../world/clock';
import type { Context } from '../../../world/context';
import { ControlProblem, fieldsOf } from '../control-problem';
import { mintTokens } from '../../identity/tokens';
import { readSnapshot, writeSnapshot, type Snapshot } from './snapshot';
import { fromBase64Url, toBase64Url } from './snapshot-text';

export interface OpenedSnapshot {
  /** Path and query. */
  readonly address: string;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly now: string;
}

/**
 * Continues the clock from the snapshot's moment, or from `now` (ms) in a browser with its own
 * clock. The new session has the same remaining time; missing photos become drawings.
 */
export async function restoreSnapshot(
  context: Context,
  snapshot: Snapshot,
  now: number = snapshot.now,
): Promise<OpenedSnapshot> {
  const { state, session, page, provider } = snapshot;
  const machineNow = machineTime(context.state.clock, context.now());
  const isFrozen = state.clock.anchor === null;
  Object.assign(context.state, structuredClone(state), {
    clock: { base: now, anchor: isFrozen ? null : machineNow },
  });
  await context.photos.clear();
  for (const [id, letters] of Object.entries(snapshot.photos ?? {})) {
    await context.photos.keep(id, fromBase64Url(letters));
  }
  context.cookies.session = provider;
  const local: Record<string, string> = {
    [STORAGE_KEYS.program]: state.seed.program,
    ...page?.local,
  };
  if (session !== null && context.state.users.some(({ sub }) => sub === session.sub)) {
    const { accessToken, expiresIn } = await mintTokens(context, { sub: session.sub });
    const left = session.expiresAt === null ? expiresIn * 1000 : session.expiresAt - snapshot.now;
    local[STORAGE_KEYS.accessToken] = accessToken;
    local[STORAGE_KEYS.expiresAt] = String(now + left);
  }
  const address = page?.address ?? (session === null ? SCREENS.login.path : APP_PATH);
  return { address, local, session: page?.session ?? {}, now: isoTime(now) };
}

/** Bytes; the newest photos are included. */
const MOST_PHOTO_BYTES = 16_000_000;

/** In the format of a snapshot. */
export async function photosOf({ state, photos }: Context): Promise<Record<string, string>> {
  const encoded: Record<string, string> = {};
  let left = MOST_PHOTO_BYTES;
  for (const { id, purpose } of state.itemUploads.toReversed()) {
    const bytes = purpose === 'PHOTO' ? await photos.find(id) : null;
    if (bytes === null || bytes.length > left) continue;
    left -= bytes.length;
    encoded[id] = toBase64Url(bytes);
  }
  return encoded;
}

/** Has the session of the requesting browser, or the provider's newest, but no page. */
export async function giveSnapshot(context: Context): Promise<{ readonly snapshot: string }> {
  const { state, cookies } = context;
  const { sessions } = state.identity;
  const found = sessions.find(({ id }) => id === cookies.session) ?? sessions.at(-1);
  const session = found === undefined ? null : { sub: found.sub, expiresAt: null };
  const provider = found?.id ?? null;
  return {
    snapshot: await writeSnapshot({
      state,
      now: context.now(),
      session,
      provider,
      page: null,
      photos: await photosOf(context),
    }),
  };
}

/** `{"snapshot": "portal-snapshot.…"}`. An invalid one changes nothing. */
export async function takeSnapshot(context: Context, body: unknown): Promise<OpenedSnapshot> {
  const { snapshot, ...rest } = fieldsOf(body);
  const [other] = Object.keys(rest);
  if (other !== undefined) throw new ControlProblem(`Give "snapshot" alone, not "${other}"`);
  if (typeof snapshot !== 'string') throw new ControlProblem('"snapshot" must be the text of one');
  return restoreSnapshot(context, await readSnapshot(snapshot));
}
