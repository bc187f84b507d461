/** Sends what was typed just before to be kept with the account, or has deleted there what a sent form left. */
type Send = () => Promise<unknown>;

const dueDrafts = new Set<Send>();

/** Notes whether `send` still has something to send. */
export function noteDraft(send: Send, isDue: boolean): void {
  if (isDue) dueDrafts.add(send);
  else dueDrafts.delete(send);
}

/** How long signing out waits for an account that does not answer, ms. */
const PATIENCE = 1000;

/** Sends all that is due while there is still a session: to be called before that ends. */
export async function sendDueDrafts(): Promise<void> {
  if (dueDrafts.size === 0) return;
  await Promise.race([
    Promise.all([...dueDrafts].map((send) => send())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}
