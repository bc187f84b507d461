import { loadWholeStyles } from './whole-styles';

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

/**
 * Loads code that is a file of its own. Rejects when it does not come, unless the page is reloaded: then
 * it never settles.
 */
export async function loadCode<Code>(load: () => Promise<Code>, lossless = false): Promise<Code> {
  try {
    const [code] = await Promise.all([load(), loadWholeStyles()]);
    return code;
  } catch (error) {
    if (await recover(lossless)) return new Promise<never>(() => undefined);
    throw error;
  }
}
