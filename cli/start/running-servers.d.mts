export interface RunningServer {
  /** `start`: npm start. `portal`: portal serve with a portal. `mock`: portal serve alone. */
  readonly kind: 'start' | 'portal' | 'mock';
  readonly url: string;
  /** Folder of its checkout; null for the kit's package. */
  readonly root: string | null;
}
export function announceServer(server: RunningServer): void;
export function runningServers(root: string | null): readonly RunningServer[];
