import { setConfiguration } from './configuration';
import { parseConfiguration } from './schema';

/** Checks and installs a raw configuration. Throws a ConfigurationError. */
export function installConfiguration(raw: unknown): void {
  setConfiguration(parseConfiguration(raw));
}
