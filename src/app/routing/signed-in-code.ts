import type * as SignedIn from './signed-in-portal';

type Code = typeof SignedIn;

let code: Code | null = null;

/** Loads everything behind sign-in. */
export async function loadSignedIn(): Promise<Code> {
  code ??= await import('./signed-in-portal');
  return code;
}

/** Everything behind sign-in, once it has come; else null. What is lazy is waited for even then, over an empty page. */
export function readySignedIn(): Code['SignedInPortal'] | null {
  return code?.SignedInPortal ?? null;
}
