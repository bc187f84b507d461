import { ConfigurationError } from './configuration-error';
import { configurationResponse } from './configuration-request';
import type { Configuration } from './schema';

let current: Configuration | null = null;

/** The deployment's configuration. Throws before boot has installed it. */
export function configuration(): Configuration {
  if (current === null) throw new Error('The configuration is read before boot has installed it.');
  return current;
}

/** The address of a file on the files host. */
export function fileAddress(file: string): string {
  return `${configuration().filesHost.replace(/\/+$/, '')}/${file}`;
}

let checked: Promise<void> = Promise.resolve();

/** Has the rest of the portal stand on a configuration that `check` is still looking at. */
export function assumeConfiguration(assumed: Configuration, check: Promise<void>): void {
  current = assumed;
  checked = check;
  // Whoever waits for it hears of it.
  check.catch(() => undefined);
}

/** Installs a configuration that was checked. */
export function setConfiguration(made: Configuration): void {
  current = made;
}

/** The configuration once all of it has been checked. Rejects with a ConfigurationError. */
export async function checkedConfiguration(): Promise<Configuration> {
  await checked;
  return configuration();
}

/** Reads /config.json. Throws a ConfigurationError when it cannot be had or read. */
export async function fetchConfiguration(): Promise<unknown> {
  let response: Response;
  try {
    response = await configurationResponse();
  } catch {
    throw new ConfigurationError(['/config.json could not be loaded: the network request failed']);
  }
  if (!response.ok) {
    throw new ConfigurationError([`/config.json could not be loaded: HTTP ${response.status}`]);
  }
  if (response.headers.get('content-type')?.includes('html')) {
    throw new ConfigurationError([
      'There is no /config.json: the host answers with a page, as for any path that it does not know',
    ]);
  }
  try {
    return await response.json();
  } catch {
    throw new ConfigurationError(['/config.json is not JSON']);
  }
}
