import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { createNodeWorld } from '../../mounts/node/node-world';

const world = createNodeWorld();

const audits = serverAudits({
  url: 'http://portal.test/graphql',
  fetchFn: (url: string, init?: RequestInit) => world.handle(new Request(url, init)),
});

/** This server lacks these on purpose: a query in an address ends up in logs. */
const OPTIONAL = /^MAY (accept application\/x-www-form-urlencoded|allow URL-encoded JSON)/;

test('there are as many audits as the reference implementation has', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.name, audit] as const))(
  'the specification of GraphQL over HTTP: %s',
  async (name, audit) => {
    const { status } = await audit.fn();
    expect(status).toBe(OPTIONAL.test(name) ? 'notice' : 'ok');
  },
);
