import { loadOverlays, useOverlays } from './overlays';
import type { ToastMessage } from './toast-message';

/** What is to be said as soon as there is a place for it. */
let unsaid: ToastMessage[] = [];

let say: ((message: ToastMessage) => void) | null = null;
let remove: () => void = () => undefined;

/** Confirms that something worked. Never the only place where an error is said. */
export function showToast(message: ToastMessage): void {
  if (say !== null) say(message);
  else {
    unsaid.push(message);
    // Without it nothing is confirmed; what was done stays done.
    loadOverlays().catch(() => undefined);
  }
}

/** Takes away what toasts there are, as leaving the page does. */
export function removeToasts(): void {
  unsaid = [];
  remove();
}

/** The place where toasts appear; once, at the end of the page. */
export function Toaster() {
  const code = useOverlays({ wanted: false });
  if (code === null) return null;
  const { createToast, removeShown, ShownToasts } = code;
  return (
    <ShownToasts
      onListening={() => {
        say = createToast;
        remove = removeShown;
        for (const message of unsaid.splice(0)) createToast(message);
      }}
    />
  );
}
