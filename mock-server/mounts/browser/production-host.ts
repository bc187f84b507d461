import { isThisMachine } from '../../../src/catalogue/this-machine';
import { portalConfig } from '../portal-config';
import type { MockProblem } from './support';

export interface HostOfPage {
  readonly origin: string;
  /** Empty at the root. */
  readonly folder: string;
  readonly hostname: string;
  /** Direct: the service worker isn't active yet. */
  fetch(path: string): Promise<Response>;
}

const TITLE = 'This copy must not run here';

const problem = (why: string): MockProblem => ({
  kind: 'problem',
  title: TITLE,
  detail:
    `This is the portal with a mock of its outside world, for demonstrations: nobody who applies here is ` +
    `heard. ${why} Put the production build here (npm run build, folder dist), and this copy on a host of its own.`,
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Null if there is no configuration or it isn't JSON. */
async function configurationAt(path: string, page: HostOfPage): Promise<unknown> {
  try {
    const answer = await page.fetch(path);
    return answer.ok ? ((await answer.json()) as unknown) : null;
  } catch {
    // Offline, or the host's page for any path: no configuration.
    return null;
  }
}

/** A real deployment names an identity provider other than the mock. */
function isOfDeployment(found: Readonly<Record<string, unknown>>, address: string): boolean {
  const { identity } = found;
  if (!isObject(identity)) return false;
  return identity['domain'] !== portalConfig(address).identity.domain;
}

const names = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

/**
 * Recognizes a real configuration at the host's root or in the mock's folder, and names in
 * `productionHosts` of the mock's config.json. Null if the mock may run.
 */
export async function productionHost(page: HostOfPage): Promise<MockProblem | null> {
  if (isThisMachine(page.hostname)) return null;
  const { origin, folder } = page;
  const own = await configurationAt(`${folder}/config.json`, page);
  const ofHost = folder === '' ? own : await configurationAt('/config.json', page);
  const isDeployment = [own, ofHost].some(
    (found) => isObject(found) && isOfDeployment(found, origin + folder),
  );
  if (isDeployment) {
    return problem(
      `This host serves the configuration of a deployment (/config.json), so people really apply on it.`,
    );
  }
  const host = page.hostname.toLowerCase();
  const hosts = isObject(own) ? names(own['productionHosts']) : [];
  return hosts
    .map((name) => name.toLowerCase())
    .some((name) => host === name || host.endsWith(`.${name}`))
    ? problem(`${page.hostname} is a production host, says its /config.json.`)
    : null;
}
