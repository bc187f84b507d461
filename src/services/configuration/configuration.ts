import { ConfigurationError } from './configuration-error';
import { configurationResponse } from './configuration-request';
import type { Configuration } from './schema';

let current: Configuration | null = null;

/** Throws before boot has installed it. */
export function configuration(): Configuration {
  if (current === null) throw new Error('The configuration is read before boot has installed it.');
  return current;
}

export function fileAddress(file: string): string {
  return `${configuration().filesHost.replace(/\/+$/, '')}/${file}`;
}

let checked: Promise<void> = Promise.resolve();

/** Starts with an unchecked configuration while `check` runs. */
export function assumeConfiguration(assumed: Configuration, check: Promise<void>): void {
  current = assumed;
  checked = check;
  // `checkedConfiguration` reports the failure.
  check.catch(() => undefined);
}

export function setConfiguration(made: Configuration): void {
  current = made;
}

/** Waits for the check. Rejects with a ConfigurationError. */
export async function checkedConfiguration(): Promise<Configuration> {
  await checked;
  return configuration();
}

/** Throws a ConfigurationError if /config.json is missing or isn't JSON. */
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
