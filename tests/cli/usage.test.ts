import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { portal } from '../support/run-portal';

const TIME = 'expected a date and time with offset, such as 2026-06-15T12:00:00-04:00';
const PORT = 'expected 0-65535 (0: any free port)';
const ENDPOINT = 'contract check --endpoint http://127.0.0.1:9/graphql';

test.each([
  ['serve --port 65536', '--port', '65536', PORT],
  ['serve --port -1', '--port', '-1', PORT],
  ['serve --port http', '--port', 'http', PORT],
  ['serve --static /dev', '--static', '/dev', "create one with 'npm run build'"],
  ['serve --seed v1.x.y', '--seed', 'v1.x.y', 'This seed link is damaged'],
  ['monkey --steps 0', '--steps', '0', 'expected a whole number of 1 or more'],
  ['monkey --walks 1.5', '--walks', '1.5', 'expected a whole number of 1 or more'],
  ['monkey --minutes soon', '--minutes', 'soon', 'expected a number of minutes above 0'],
  ['monkey --minutes 0', '--minutes', '0', 'expected a number of minutes above 0'],
  ['matrix --timeout long', '--timeout', 'long', 'expected a number of seconds above 0'],
  ['matrix --program trovi', '--program', 'trovi', 'unknown program trovi, did you mean trovy?'],
  ['gallery --threshold 5', '--threshold', '5', 'expected together with --compare'],
  ['gallery --compare x --threshold 101', '--threshold', '101', 'a percentage from 0 to 100'],
  ['gallery --width 199', '--width', '199', 'expected a whole number from 200 to 4000'],
  ['gallery --width wide', '--width', 'wide', 'expected a whole number from 200 to 4000'],
  ['gallery --scheme blue', '--scheme', 'blue', 'expected light or dark'],
  ['gallery --scheme drak', '--scheme', 'drak', 'did you mean dark?'],
  ['map --gallery none.html', '--gallery', 'none.html', "create it with 'portal gallery'"],
  ['record --remote 0', '--remote', '0', 'expected a whole number from 1 to 65535'],
  ['deploy --config x --name apply_1', '--name', 'apply_1', 'such as apply.example.com'],
  ['deploy --config no.json', '--config', 'no.json', 'expected a readable JSON file'],
  ['headers --config package.json --report-to x', '--config', 'package.json', 'api'],
  ['deploy-mock --instances 0', '--instances', '0', 'expected a whole number from 1 to 64'],
  ['deploy-mock --at mock', '--at', 'mock', 'such as mock-1.example.test:4000'],
  ['snapshot save --from portal', '--from', 'portal', 'such as http://localhost:5173/'],
  ['snapshot open none', '<file>', 'none', 'expected a readable file or a snapshot link'],
  ['list rotes', '<what>', 'rotes', 'unknown list rotes, did you mean routes?'],
  ['completion powershell', '<shell>', 'powershell', 'expected bash, zsh or fish'],
  ['token --status COMPLET', '--status', 'COMPLET', 'did you mean COMPLETE?'],
  ['token --seed v1.x.y --program trovy', '--seed', 'v1.x.y', 'expected without --program'],
  ['token --fault exp_pst', '--fault', 'exp_pst', 'did you mean exp_past?'],
  ['token --now noon', '--now', 'noon', `${TIME}, or "machine"`],
  ['token --lifetime 0', '--lifetime', '0', 'expected a whole number from 1 to 999999999'],
  ['token --base-url localhost', '--base-url', 'localhost', 'expected an http or https URL'],
  ['contract check --endpoint api.test', '--endpoint', 'api.test', 'expected an http or https'],
  [`${ENDPOINT} --header Authorization`, '--header', 'Authorization', 'expected a header'],
  [`${ENDPOINT} --operation curentUser`, '--operation', 'curentUser', 'did you mean currentUser?'],
  [`${ENDPOINT} --timeout 601`, '--timeout', '601', 'expected up to 600 seconds'],
  [`${ENDPOINT} --fail-on safe`, '--fail-on', 'safe', 'expected any or breaking'],
  ['seed --status MANUAL_REVEW', '--status', 'MANUAL_REVEW', 'did you mean MANUAL_REVIEW?'],
  ['seed --status x', '--status', 'x', '(see portal list statuses)'],
  ['seed --screen ofer', '--screen', 'ofer', 'unknown screen ofer, did you mean offer?'],
  ['seed --persona P-99', '--persona', 'P-99', 'P-09'],
  ['seed --screen offer --status COMPLETE', '--screen', 'offer', 'expected OFFER_DECISION_NEEDED'],
  ['seed --payment micro-deposit', '--payment', 'micro-deposit', 'did you mean micro-deposits'],
  ['seed --payment partial', '--payment', 'partial', 'belongs to flow cash'],
  ['seed --now tomorrow', '--now', 'tomorrow', TIME],
  ['seed --now 2026-02-30T12:00:00Z', '--now', '2026-02-30T12:00:00Z', TIME],
  ['seed --fault latncy=1', '--fault', 'latncy=1', 'unknown key "latncy"'],
  ['seed --fault idToken=exp_pst', '--fault', 'idToken=exp_pst', 'did you mean exp_past?'],
  ['map --out /dev/null/map.html', '--out', '/dev/null/map.html', "can't write there (ENOTDIR)"],
  ['gallery --out /dev/null/x', '--out', '/dev/null/x', "can't write there (ENOTDIR)"],
  ['demo --out /proc/x', '--out', '/proc/x', "can't write there (ENOENT)"],
  ['record /proc/x/a.spec.ts', '<file>', '/proc/x/a.spec.ts', "can't write there (ENOENT)"],
  ['deploy-mock --out /proc/x', '--out', '/proc/x', "can't write there (ENOENT)"],
  ['map --base-url http://127.0.0.1:9/', '--base-url', 'http://127.0.0.1:9/', 'use another one'],
])('portal %s exits with 2 and names %s, the value and the fix', async (line, flag, value, why) => {
  const { code, stdout, stderr } = await portal(...line.split(' '));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.startsWith(`error: invalid ${flag} '${value}': `), stderr).toBe(true);
  expect(stderr).toContain(why);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});

test.each([
  ['seed --stauts COMPLETE', /^error: unknown option '--stauts'\n\(Did you mean --status\?\)\n/],
  ['sede', /^error: unknown command 'sede'\n\(Did you mean seed\?\)\n/],
  ['contract check', /^error: required option '--endpoint <url>' not specified\n/],
])('portal %s exits with 2 and an error', async (line, error) => {
  const { code, stdout, stderr } = await portal(...line.split(' '));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(error);
});

async function otherServer(): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

test('errors about other programs and addresses say how to fix them', async () => {
  const other = await otherServer();
  const address = `http://127.0.0.1:${String(other.port)}/`;
  try {
    expect(await portal('serve', '--port', String(other.port))).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: port ${String(other.port)} is in use: choose another with --port\n`,
    });
    expect(await portal('snapshot', 'save', '--from', address)).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: ${address} returned no snapshot: expected a running 'portal serve'\n`,
    });
  } finally {
    other.close();
  }
  expect(await portal('snapshot', 'save', '--from', address)).toEqual({
    code: 1,
    stdout: '',
    stderr: `error: can't connect to ${address}__mock/snapshot (ECONNREFUSED): start it with 'portal serve'\n`,
  });
  // Reserved for documentation, so no machine has this address.
  expect(await portal('serve', '--port', '0', '--host', '203.0.113.7')).toEqual({
    code: 2,
    stdout: '',
    stderr: "error: invalid --host '203.0.113.7': expected an address of this machine\n",
  });
});

test('monkey still accepts --seed, the old name of --random-seed', async () => {
  const { code, stderr } = await portal('monkey', '--seed', '7', '--walks', '0');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "error: invalid --walks '0': expected a whole number of 1 or more\n",
  });
});
