// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { drawOperatorPage } from './operator-page';

const BUILD = { version: '1.2.3', commit: 'abc1234' };

const main = document.body.appendChild(document.createElement('main'));

beforeEach(() => main.replaceChildren());

/** All other paths respond correctly. */
function serve(answers: Readonly<Record<string, () => Response>>): void {
  const all: Readonly<Record<string, () => Response>> = {
    '/config.json': () => Response.json(portalConfig('https://outside.example.com')),
    '/idp/.well-known/jwks.json': () => Response.json({ keys: [{}] }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://outside.example.com');
    return all[pathname]?.() ?? Response.json({ data: {} });
  });
}

const rows = (caption: string) =>
  [...main.querySelectorAll('table')]
    .filter((table) => table.caption?.textContent === caption)
    .flatMap((table) => Array.from(table.rows))
    .map((row) => Array.from(row.cells, ({ textContent, scope }) => scope + textContent));

test('the operator page shows build, configuration and service states', async () => {
  serve({ '/graphql': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
  await drawOperatorPage(main, BUILD);
  expect(main.querySelector('h1')?.textContent).toBe('This deployment');
  expect(rows('Build')).toEqual([
    ['rowVersion', '1.2.3'],
    ['rowCommit', 'abc1234'],
  ]);
  expect(rows('Configuration')).toContainEqual(['rowapi.path', '/graphql']);
  expect(rows('Services')[0]).toEqual([
    'rowData API',
    expect.stringMatching(
      /^Problem: answers HTTP 502, and not as a GraphQL server does \(\d+ ms\)$/,
    ),
    'https://outside.example.com/graphql',
  ]);
  expect(rows('Services')[2]?.[1]).toMatch(/^OK: 1 signing keys/);
  // A live region: screen reader users can't see the loading state.
  expect(main.querySelector('[role=status]')?.textContent).toBe(
    'Data API doesn’t respond as expected.',
  );
  serve({});
  main.replaceChildren();
  await drawOperatorPage(main, BUILD);
  expect(main.querySelector('[role=status]')?.textContent).toBe('All services respond.');
});

test('the operator page reports all configuration problems and sends no requests', async () => {
  serve({ '/config.json': () => Response.json({ api: {} }) });
  await drawOperatorPage(main, BUILD);
  expect(main.querySelector('h2')?.textContent).toBe('The configuration cannot be used');
  expect(main.querySelector('li')?.textContent).toContain('api.direct');
  expect(rows('Services')).toEqual([]);
});
