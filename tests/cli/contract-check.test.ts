import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { afterAll, expect, test } from 'vitest';
import { MATCHING } from '../../cli/contract/testing/lender-schemas';
import { portal } from '../support/run-portal';

const DIFFERENT = MATCHING.replace('reason: String): CreditApplication', '$&!').replace(
  'email: String ',
  'email: Int ',
);

const server = createServer(createHandler({ schema: buildSchema(DIFFERENT) }));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

afterAll(() => void server.close());

test('portal contract check prints breaking operations, then safe ones, and the others as one line', async () => {
  const names = ['getShippingAddress', 'rejectCreditOffer', 'currentUser', 'getBillingAddress'];
  const chosen = names.flatMap((name) => ['--operation', name]);
  const endpoint = `http://127.0.0.1:${String(port)}/graphql`;
  const { code, stdout, stderr } = await portal(
    'contract',
    'check',
    '--endpoint',
    endpoint,
    ...chosen,
  );
  expect(code).toBe(1);
  expect(stdout.split('\n').filter((line) => /^\w/.test(line))).toEqual([
    'breaking  currentUser (query, from the specification)',
    'safe      rejectCreditOffer (mutation, from the specification)',
    'same      2 operations (listed with --json)',
  ]);
  expect(stderr).toMatch(/2 differences, 1 breaking\n$/);
});
