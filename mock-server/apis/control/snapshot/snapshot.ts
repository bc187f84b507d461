import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import type { WorldState } from '../../../world/state';
import { ControlProblem } from '../control-problem';
import { readState } from '../restore-state';
import { decodeSnapshot, encodeSnapshot } from './snapshot-text';

/** URL parameter. The snapshot itself is in the hash, which no server receives. */
export const SNAPSHOT_PARAMETER = 'snapshot';

/** Not in snapshots: sessions are recreated on open, and debug settings are per user. */
const LEFT_OUT: readonly string[] = [
  STORAGE_KEYS.accessToken,
  STORAGE_KEYS.expiresAt,
  STORAGE_KEYS.debuggerEnabled,
  STORAGE_KEYS.debuggerOpen,
  STORAGE_KEYS.developmentTracking,
  STORAGE_KEYS.reloadedFor,
];

const PREFIXES = [
  STORAGE_KEYS.draftPrefix,
  STORAGE_KEYS.paymentKeyPrefix,
  STORAGE_KEYS.identifyUserAtPrefix,
];

const KNOWN: readonly string[] = Object.values(STORAGE_KEYS);

/** Whether snapshots include the storage value at `key`. */
export function isCarried(key: string): boolean {
  if (LEFT_OUT.includes(key)) return false;
  return KNOWN.includes(key) || PREFIXES.some((prefix) => key.startsWith(prefix));
}

const StorageSchema = v.record(
  v.pipe(v.string(), v.check(isCarried, 'is no key of the portal')),
  v.string(),
);

/** Typed or chosen content. */
const FieldSchema = v.strictObject({
  /** Its id, or its name if several fields share it. */
  id: v.string(),
  value: v.union([v.string(), v.boolean()]),
});

const PageSchema = v.strictObject({
  /** Path and query. */
  address: v.pipe(
    v.string(),
    v.check(
      (path) =>
        path.startsWith('/') && new URL(path, 'http://portal.invalid').host === 'portal.invalid',
      'is not an address of the portal',
    ),
  ),
  local: StorageSchema,
  session: StorageSchema,
  fields: v.array(FieldSchema),
  /** CSS pixels. */
  scroll: v.number(),
});

const SnapshotSchema = v.strictObject({
  state: v.unknown(),
  /** The world's time, ms, at which the clock continues or stays frozen. */
  now: v.number(),
  /**
   * Null if no one is signed in. `expiresAt`: ms of the world's clock; null for the duration of a
   * new session.
   */
  session: v.nullable(v.strictObject({ sub: v.string(), expiresAt: v.nullable(v.number()) })),
  /** The browser's session at the provider. */
  provider: v.nullable(v.string()),
  page: v.nullable(PageSchema),
  /** Bytes of photos by id, base64url; missing ones are shown as drawings. */
  photos: v.exactOptional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\w-]+$/)))),
});

export type ShownField = v.InferOutput<typeof FieldSchema>;

export type SnapshotPage = v.InferOutput<typeof PageSchema>;

export type Snapshot = Omit<v.InferOutput<typeof SnapshotSchema>, 'state'> & {
  readonly state: WorldState;
};

/** Keeps the last four digits; the rest is in a range that is never issued. */
function withoutTaxId(taxId: string | null): string | null {
  return taxId === null || taxId.startsWith('666') ? taxId : `66600${taxId.slice(-4)}`;
}

/** No screen shows these logs, and they are most of a world's size. */
const WITHOUT_LOGS = { requests: [], telemetry: [], events: [], scripts: [] };

/** Maximum characters of photo data in a link; chat and email clients truncate longer links. */
const MOST_OF_LINK = 24_000;

/** All photos or none. */
function photosOfLink({ photos = {} }: Snapshot): Pick<Snapshot, 'photos'> {
  const length = Object.values(photos).reduce((sum, one) => sum + one.length, 0);
  return length > MOST_OF_LINK ? { photos: {} } : { photos };
}

/**
 * A tax ID that could be real keeps only its last four digits. `forLink` leaves out logs and large
 * photos, for a short link.
 */
export function writeSnapshot(snapshot: Snapshot, forLink = false): Promise<string> {
  const { state } = snapshot;
  const users = state.users.map((user) => ({ ...user, taxId: withoutTaxId(user.taxId) }));
  const saved = { ...state, users, ...(forLink ? WITHOUT_LOGS : {}) };
  return encodeSnapshot({
    ...snapshot,
    ...(forLink ? photosOfLink(snapshot) : {}),
    state: saved,
  });
}

/** Changes nothing. Throws a ControlProblem that names the problem. */
export async function readSnapshot(text: string): Promise<Snapshot> {
  const result = v.safeParse(SnapshotSchema, await decodeSnapshot(text));
  if (!result.success) {
    const [issue] = result.issues;
    throw new ControlProblem(
      `The snapshot's "${v.getDotPath(issue) ?? 'content'}": ${issue.message}`,
    );
  }
  return { ...result.output, state: readState(result.output.state) };
}

/** `given`: the text itself, or a link with it. */
export function snapshotIn(given: string): string {
  const at = given.indexOf('#');
  return URL.canParse(given) && at >= 0 ? given.slice(at + 1) : given;
}
