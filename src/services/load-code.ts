/**
 * Reloads the page if that can bring missing code. `lossless`: no input would be lost, so it may
 * reload even if the host has no newer build. Resolves to false if it wouldn't help.
 */
type Recovery = (lossless: boolean) => Promise<boolean>;

let recover: Recovery = () => Promise.resolve(false);

export function installRecovery(recovery: Recovery): void {
  recover = recovery;
}

/** The page is being reloaded because code is missing, so no message is needed. */
export class ReloadingError extends Error {
  constructor(cause: unknown) {
    super('The page is being reloaded, because code is missing.', { cause });
    this.name = 'ReloadingError';
  }
}

/**
 * Loads code in a separate file. Rejects on failure, with a ReloadingError if the page is being
 * reloaded.
 */
export async function loadCode<Code>(load: () => Promise<Code>, lossless = false): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (await recover(lossless)) throw new ReloadingError(error);
    throw error;
  }
}
