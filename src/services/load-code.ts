/**
 * Reloads the page where that brings code that is missing. `lossless`: nothing that was typed is lost by it, so that it
 * may also be tried where the host has no newer build. False: it would not help.
 */
type Recovery = (lossless: boolean) => Promise<boolean>;

let recover: Recovery = () => Promise.resolve(false);

/** Sets what is tried when code does not come. */
export function installRecovery(recovery: Recovery): void {
  recover = recovery;
}

/** The code is missing, and the page is being reloaded to get it: nothing needs to be said. */
export class ReloadingError extends Error {
  constructor(cause: unknown) {
    super('The page is being reloaded, because code is missing.', { cause });
    this.name = 'ReloadingError';
  }
}

/** Loads code in a separate file. Rejects if that fails, with a ReloadingError if the page is being reloaded. */
export async function loadCode<Code>(load: () => Promise<Code>, lossless = false): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (await recover(lossless)) throw new ReloadingError(error);
    throw error;
  }
}
