import { Command } from 'commander';
import { isTimestamp } from '../../src/catalogue/calendar-date';
import type { Seed } from '../../mock-server/scenario/seed';
import { EXPECTED_TIME, plainSeed, type SeedOptions } from '../support/plain-seed';
import { note, printJson, printLine, styled } from '../support/output';
import { invalid } from '../support/errors';
import { readWholeNumber } from '../support/read-number';
import { runningMock } from '../support/running-server';

interface TokenOptions extends Pick<SeedOptions, 'program' | 'status' | 'persona'> {
  readonly seed?: string;
  readonly fault?: string;
  readonly now?: string;
  readonly baseUrl?: string;
  readonly scope?: string;
  readonly nonce: string;
  readonly state: string;
  readonly lifetime?: string;
  readonly world?: string;
  readonly json?: boolean;
}

const MACHINE_TIME = 'machine';

function readMoment(value: string | undefined): string | undefined {
  if (value === undefined || isTimestamp(value)) return value;
  if (value === MACHINE_TIME) return new Date().toISOString();
  throw invalid('--now', value, `${EXPECTED_TIME}, or "${MACHINE_TIME}"`);
}

const readLifetime = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : readWholeNumber('--lifetime', value, 1, 999_999_999);

/** Undefined for the default seed. Throws a UsageError. */
async function readSeed({
  seed,
  program,
  status,
  persona,
}: TokenOptions): Promise<Seed | undefined> {
  const parts = {
    ...(program && { program }),
    ...(status && { status }),
    ...(persona && { persona }),
  };
  const [part] = Object.keys(parts);
  if (seed === undefined) return part === undefined ? undefined : plainSeed(parts);
  if (part !== undefined) throw invalid('--seed', seed, `expected without --${part}`);
  const { checkSeedText } = await import('../support/seed-text');
  return checkSeedText(seed);
}

async function run(options: TokenOptions): Promise<void> {
  const { json, nonce, state, scope, world } = options;
  const now = readMoment(options.now);
  const lifetime = readLifetime(options.lifetime);
  const { checkBaseUrl } = await import('../support/base-url');
  const { origin } = new URL(checkBaseUrl(options.baseUrl ?? runningMock()));
  const seed = await readSeed(options);
  const { makeTokens } = await import('../support/mint-tokens');
  const { fault } = options;
  const made = await makeTokens({ seed, fault, now, origin, scope, nonce, state, lifetime, world });
  if (json) {
    printJson(made);
    return;
  }
  printLine(`${styled('bold', 'access token')}  ${made.accessToken ?? '(none)'}`);
  printLine(`${styled('bold', 'id token')}      ${made.idToken ?? '(none)'}`);
  printLine(`${made.subject} (${made.persona}), from ${made.issuer}, ${made.now}`);
  if (made.fault === null) return;
  const verdict = made.fault.accepted ? 'clients must accept it' : 'clients must reject it';
  note(`fault ${made.fault.name}, ${verdict}: ${made.fault.description}`);
  if (made.fault.name.startsWith('jwks_')) {
    note(`The tokens are valid; apply the fault to the server of ${made.jwksUri}.`);
  }
}

export function tokenCommand(): Command {
  return new Command('token')
    .summary('mint an access token and an ID token, valid or broken')
    .description(
      "Mint an access token and an ID token for the applicant of a seed, signed with the mock's key and " +
        'issued at the time of the seed. The same arguments produce the same tokens. For a mock that uses ' +
        "the machine's clock, such as portal serve without --now, use --now machine.",
    )
    .option('--seed <seed>', 'applicant: a seed or a seed link')
    .option('--status <status>', 'applicant with this application status')
    .option('--program <program>', 'applicant of this program (default: home_light)')
    .option('--persona <id>', 'test applicant, such as P-03 (default: by flow)')
    .option('--fault <name>', 'fault for both tokens (see portal list token-faults)')
    .option('--now <iso>', `issue time, or "${MACHINE_TIME}" (default: time of the seed)`)
    .option('--base-url <url>', 'base URL of the mock (default: the running one)')
    .option('--scope <scope>', 'scopes to request (default: openid profile email)')
    .option('--lifetime <seconds>', 'access token lifetime in seconds (default: 7200)')
    .option('--world <name>', 'world of portal serve (its x-mock-world header)')
    .option('--nonce <nonce>', 'nonce of the ID token', 'nonce')
    .option('--state <state>', 'state parameter of the response', 'state')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal token --json | jq -r .accessToken
  $ portal token --fault exp_past
  $ portal token --program trovy --status COMPLETE
  $ portal token --seed "$(portal seed --persona P-05 --json | jq -r .seed)" --nonce n-1
  $ curl -H "authorization: Bearer $(portal token --now machine --json | jq -r .accessToken)" …

Faults: portal list token-faults`,
    )
    .action(run);
}
