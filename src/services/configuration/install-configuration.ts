import { setConfiguration } from './configuration';
import { parseConfiguration } from './schema';

let notify = (): void => undefined;

/** Resolves once a checked configuration is installed. */
export const configurationInstalled = new Promise<void>((resolve) => {
  notify = resolve;
});

/** Checks and installs a raw configuration. Throws a ConfigurationError. */
export function installConfiguration(raw: unknown): void {
  setConfiguration(parseConfiguration(raw));
  notify();
}
