/** Saves recent input to the account, or deletes the draft of a sent form. */
type Send = () => Promise<unknown>;

const dueDrafts = new Set<Send>();

/** Records whether `send` still has something to send. */
export function noteDraft(send: Send, isDue: boolean): void {
  if (isDue) dueDrafts.add(send);
  else dueDrafts.delete(send);
}

/** How long signing out waits for a slow account, ms. */
const MAX_WAIT_MS = 1000;

/** Sends all pending drafts; call before the session ends. */
export async function sendDueDrafts(): Promise<void> {
  if (dueDrafts.size === 0) return;
  await Promise.race([
    Promise.all([...dueDrafts].map((send) => send())),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}
