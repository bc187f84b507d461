import type { PhotoStore } from './photo-store';
import type { WorldState } from './state';

/** What a browser keeps of the outside world: the value of the identity provider's session cookie. */
export interface BrowserCookies {
  session: string | null;
}

/** What a part of the world sees while it answers one request. It may change `state`; the world stores it. */
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
  /** Address at which the world answers, such as `http://localhost:5173` or `https://example.com/demo`. */
  readonly origin: string;
  /** Which of several worlds at that origin this is; null where there is one. */
  readonly worldName: string | null;
  /** Whether the schema of the data API may be read here. */
  readonly introspection: boolean;
  /**
   * Called with `Type.field` when a value is generated because no resolver returns one. Null in strict
   * mode: then such a field is an error.
   */
  readonly onGenerated: ((field: string) => void) | null;
  /** When a seed starts that does not choose a time, ISO. */
  seedTime(): string;
  /** The cookies of the browser that sent the request; changes are sent back with the answer. */
  readonly cookies: BrowserCookies;
  /** The bytes of this world's photos. */
  readonly photos: PhotoStore;
}

/** One part of the outside world: answers a request, or null when the path is not its own. */
export type Responder = (request: Request, context: Context) => Promise<Response | null>;
