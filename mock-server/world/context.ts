import type { PhotoStore } from './photo-store';
import type { WorldState } from './state';

/** Only the identity provider's session cookie. */
export interface BrowserCookies {
  session: string | null;
}

/** For one request. Services may change `state`; the world stores it. */
export interface Context {
  readonly state: WorldState;
  /** World's time, ms since the epoch. */
  now(): number;
  /** In [0, 1), from the world's own sequence. */
  random(): number;
  /** Letters and digits. */
  token(length: number): string;
  /** `app_0001`, `app_0002`, … */
  nextId(prefix: string): string;
  /** Such as `http://localhost:5173` or `https://example.com/demo`. */
  readonly origin: string;
  /** Null unless several worlds share the origin. */
  readonly worldName: string | null;
  /** Introspection of the data API is allowed. */
  readonly introspection: boolean;
  /** Called with a field without a resolver (`Type.field`). Null: such a field is an error. */
  readonly onGenerated: ((field: string) => void) | null;
  /** For seeds without a time, ISO. */
  seedTime(): string;
  /** The response contains changes. */
  readonly cookies: BrowserCookies;
  readonly photos: PhotoStore;
}

/** Null for paths of other services. */
export type Responder = (request: Request, context: Context) => Promise<Response | null>;
