import type { PhotoStore } from './photo-store';
import type { WorldState } from './state';

/** The identity provider's session cookie of a browser. */
export interface BrowserCookies {
  session: string | null;
}

/** Context of one request for the mock's services. They may change `state`; the world stores it. */
export interface Context {
  readonly state: WorldState;
  /** The world's time, ms since the epoch. */
  now(): number;
  /** A number in [0, 1) of the world's own sequence. */
  random(): number;
  /** A random token of `length` letters and digits. */
  token(length: number): string;
  /** The next id of a kind: `app_0001`, `app_0002`, … */
  nextId(prefix: string): string;
  /** Address of the mock, such as `http://localhost:5173` or `https://example.com/demo`. */
  readonly origin: string;
  /** Name of this world if several share the origin; otherwise null. */
  readonly worldName: string | null;
  /** Whether introspection of the data API is allowed. */
  readonly introspection: boolean;
  /**
   * Called with `Type.field` when a value is generated because no resolver returns one. Null in strict
   * mode: then such a field is an error.
   */
  readonly onGenerated: ((field: string) => void) | null;
  /** Start time of a seed without one, ISO. */
  seedTime(): string;
  /** Cookies of the requesting browser; the response contains changes. */
  readonly cookies: BrowserCookies;
  readonly photos: PhotoStore;
}

/** A service of the mock: responds to a request, or returns null for other paths. */
export type Responder = (request: Request, context: Context) => Promise<Response | null>;
