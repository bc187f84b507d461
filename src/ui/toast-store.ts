import { afterPress } from './after-press';
import { ownTurn } from './own-turn';
import type { ToastMessage } from './toast-message';

/** How long a toast stays where its message does not say, ms, and how many there are at once. */
export const DURATION = 5000;
const MAX = 2;
/** How long one that was closed keeps its place, ms: it is gone from sight before, and a second press meets nothing else. */
const GOING = 300;

export interface ShownToast extends ToastMessage {
  readonly key: number;
  readonly going: boolean;
}

/** The oldest first. */
let toasts: readonly ShownToast[] = [];
const followers = new Set<() => void>();
let made = 0;
/** Counts how often all were taken away: what was to be shown before is not shown after that. */
let cleared = 0;

function change(to: readonly ShownToast[]): void {
  toasts = to;
  for (const tell of followers) tell();
}

export function followToasts(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

export const allToasts = (): readonly ShownToast[] => toasts;

/** Those that are to be seen: one more waits until another goes. */
export function inTurn(all: readonly ShownToast[]): readonly ShownToast[] {
  const staying = all.filter(({ going }) => !going).slice(0, MAX);
  return all.filter((toast) => toast.going || staying.includes(toast));
}

/** Shows a message. */
export function createToast(message: ToastMessage): void {
  const asked = cleared;
  made += 1;
  const toast: ShownToast = { ...message, key: made, going: false };
  // What it confirms is painted first, and all that is still to be drawn of that.
  afterPress(
    () =>
      void ownTurn().then(() => {
        if (asked === cleared) change([...toasts, toast]);
      }),
  );
}

/** Has a toast go. */
export function closeToast(key: number): void {
  change(toasts.map((toast) => (toast.key === key ? { ...toast, going: true } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.key !== key)), GOING);
}

/** Takes away what is shown, and what was to be. */
export function removeShown(): void {
  cleared += 1;
  if (toasts.length > 0) change([]);
}
