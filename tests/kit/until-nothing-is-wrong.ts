import { expect } from '@playwright/test';

/** Events can still be in transit, so this polls. Returns the last problem. */
export async function untilNothingIsWrong(
  look: () => Promise<string | null>,
  timeout: number,
): Promise<string | null> {
  let seen: string | null = null;
  const poll = async (): Promise<string | null> => {
    seen = await look();
    return seen;
  };
  await expect
    .poll(poll, { timeout })
    .toBeNull()
    .catch((error: unknown) => {
      // A failed request says nothing about problems.
      if (seen === null) throw error;
    });
  return seen;
}
