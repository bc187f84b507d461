import { setConfiguration } from './configuration';
import { parseConfiguration } from './schema';

let notify = (): void => undefined;

/** Resolves after the check. */
export const configurationInstalled = new Promise<void>((resolve) => {
  notify = resolve;
});

/** Throws a ConfigurationError. */
export function installConfiguration(raw: unknown): void {
  setConfiguration(parseConfiguration(raw));
  notify();
}
