import { fetchConfiguration } from '../services/configuration/configuration';
import { ConfigurationError } from '../services/configuration/configuration-error';
import { parseConfiguration, type Configuration } from '../services/configuration/schema';
import { checkServices, type ServiceCheck } from './check-services';

function element(tag: string, text?: string, className?: string): HTMLElement {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  return made;
}

function table(caption: string, rows: readonly (readonly string[])[]): HTMLElement {
  const made = element('table');
  made.append(element('caption', caption));
  for (const [name = '', ...cells] of rows) {
    const row = element('tr');
    const head = element('th', name);
    head.setAttribute('scope', 'row');
    row.append(head, ...cells.map((cell) => element('td', cell)));
    made.append(row);
  }
  return made;
}

/** Flattens to paths, such as `api.direct`, and values. */
function flatten(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inside]) =>
    flatten(inside, path === '' ? key : `${path}.${key}`),
  );
}

const sentence = ({ state, found, took }: ServiceCheck): string =>
  `${state === 'ok' ? 'OK' : 'Problem'}: ${found} (${String(took)} ms)`;

function verdict(checks: readonly ServiceCheck[]): string {
  const wrong = checks.filter(({ state }) => state === 'problem');
  if (wrong.length === 0) return 'All services respond.';
  const names = wrong.map(({ name }) => name).join(', ');
  return wrong.length === 1
    ? `${names} doesn’t respond as expected.`
    : `${String(wrong.length)} services don’t respond as expected: ${names}.`;
}

async function readConfiguration(): Promise<Configuration | readonly string[]> {
  try {
    return parseConfiguration(await fetchConfiguration());
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

const isProblems = (read: Configuration | readonly string[]): read is readonly string[] =>
  Array.isArray(read);

export async function drawOperatorPage(main: HTMLElement, build: typeof __BUILD__): Promise<void> {
  main.append(
    element('h1', 'This deployment'),
    table('Build', [
      ['Version', build.version],
      ['Commit', build.commit],
    ]),
  );
  const read = await readConfiguration();
  if (isProblems(read)) {
    main.append(element('h2', 'The configuration cannot be used'));
    const list = element('ul');
    list.append(...read.map((problem) => element('li', problem)));
    main.append(list);
    return;
  }
  const statusLine = element('p', 'Checking the services…');
  statusLine.setAttribute('role', 'status');
  const services = element('div');
  main.append(statusLine, services, table('Configuration', flatten(read)));
  const checks = await checkServices(read);
  statusLine.textContent = verdict(checks);
  services.append(
    table(
      'Services',
      checks.map((one) => [one.name, sentence(one), one.address]),
    ),
  );
}
