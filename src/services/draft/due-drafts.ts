/** Saves input to the account, or deletes the draft of a submitted form. */
type Send = () => Promise<unknown>;

const dueDrafts = new Set<Send>();

/** `isDue`: whether `send` has something to send. */
export function noteDraft(send: Send, isDue: boolean): void {
  if (isDue) dueDrafts.add(send);
  else dueDrafts.delete(send);
}

/** Sign-out waits this long for a slow account, ms. */
const MAX_WAIT_MS = 1000;

/** Call before the session ends. */
export async function sendDueDrafts(): Promise<void> {
  if (dueDrafts.size === 0) return;
  await Promise.race([
    Promise.all([...dueDrafts].map((send) => send())),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}
