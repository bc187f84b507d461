import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import type { WorldState } from '../../../world/state';
import { ControlProblem } from '../control-problem';
import { readState } from '../restore-state';
import { decodeSnapshot, encodeSnapshot } from './snapshot-text';

/** The address parameter of a snapshot's link. The snapshot itself stands after the `#`: no server is sent it. */
export const SNAPSHOT_PARAMETER = 'snapshot';

/** What of browser storage is not what the portal shows: sessions are made anew, and tools are each reader's own. */
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

/** Whether a snapshot carries what browser storage has at `key`. */
export function isCarried(key: string): boolean {
  if (LEFT_OUT.includes(key)) return false;
  return KNOWN.includes(key) || PREFIXES.some((prefix) => key.startsWith(prefix));
}

const StorageSchema = v.record(
  v.pipe(v.string(), v.check(isCarried, 'is no key of the portal')),
  v.string(),
);

/** A field of the page that holds something typed or chosen. */
const FieldSchema = v.strictObject({
  /** Its id, or its name where it is one of several of that name. */
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
  /** How far down it was, px. */
  scroll: v.number(),
});

const SnapshotSchema = v.strictObject({
  state: v.unknown(),
  /** The world's time, ms; its clock goes on from there, or stands still. */
  now: v.number(),
  /** Who is signed in to the portal (null: nobody) and until when, ms of the world's clock; null: as long as anew. */
  session: v.nullable(v.strictObject({ sub: v.string(), expiresAt: v.nullable(v.number()) })),
  /** Which of the provider's sessions the browser has. */
  provider: v.nullable(v.string()),
  page: v.nullable(PageSchema),
  /** The bytes of photos by their ids, base64url; one that is not here is shown as a drawing. */
  photos: v.exactOptional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\w-]+$/)))),
});

export type ShownField = v.InferOutput<typeof FieldSchema>;

/** What a page shows besides the world: its address, what it stored, and what is typed into it. */
export type SnapshotPage = v.InferOutput<typeof PageSchema>;

/** A state of everything, to come back to: the world, and the page that shows it. */
export type Snapshot = Omit<v.InferOutput<typeof SnapshotSchema>, 'state'> & {
  readonly state: WorldState;
};

/** A number of the range that is never given out, with the four digits at the end that the world answers by. */
function withoutTaxId(taxId: string | null): string | null {
  return taxId === null || taxId.startsWith('666') ? taxId : `66600${taxId.slice(-4)}`;
}

/** The logs of what was asked and measured: nothing is shown by them, and they are most of a world. */
const WITHOUT_LOGS = { requests: [], telemetry: [], events: [], scripts: [] };

/** More letters of photos than this make a link that chats and mails cut off. */
const MOST_OF_LINK = 24_000;

/** The photos that a link carries: all of them, or none. */
function photosOfLink({ photos = {} }: Snapshot): Pick<Snapshot, 'photos'> {
  const length = Object.values(photos).reduce((sum, one) => sum + one.length, 0);
  return length > MOST_OF_LINK ? { photos: {} } : { photos };
}

/**
 * The text of a snapshot. A tax id that could be somebody's keeps its last four digits only. `forLink`
 * leaves the logs out, and photos that are large, so that the link stays short.
 */
export function writeSnapshot(snapshot: Snapshot, forLink = false): Promise<string> {
  const { state } = snapshot;
  const users = state.users.map((user) => ({ ...user, taxId: withoutTaxId(user.taxId) }));
  const kept = { ...state, users, ...(forLink ? WITHOUT_LOGS : {}) };
  return encodeSnapshot({
    ...snapshot,
    ...(forLink ? photosOfLink(snapshot) : {}),
    state: kept,
  });
}

/** Reads a snapshot and checks all of it; changes nothing. Throws a ControlProblem that says what is wrong with it. */
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

/** The snapshot's text in what somebody gives: the text itself, or the link that carries it. */
export function snapshotIn(given: string): string {
  const at = given.indexOf('#');
  return URL.canParse(given) && at >= 0 ? given.slice(at + 1) : given;
}
