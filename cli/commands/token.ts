import { Command } from 'commander';
import { isTimestamp } from '../../src/catalogue/timestamp';
import { note, printJson, printLine, styled } from '../support/output';
import { UsageError } from '../support/usage-error';

interface TokenOptions {
  readonly seed?: string;
  readonly fault?: string;
  readonly now?: string;
  readonly baseUrl: string;
  readonly scope?: string;
  readonly nonce: string;
  readonly state: string;
  readonly lifetime?: string;
  readonly world?: string;
  readonly json?: boolean;
}

const MACHINE_TIME = 'machine';

/** Where `portal serve` answers. */
const DEFAULT_MOCK = 'http://127.0.0.1:4000/';

function readMoment(value: string | undefined): string | undefined {
  if (value === undefined || isTimestamp(value)) return value;
  if (value === MACHINE_TIME) return new Date().toISOString();
  throw new UsageError(
    `--now ${value} is not a date and time with an offset; write it like 2026-06-15T12:00:00-04:00, or ${MACHINE_TIME}`,
  );
}

function readLifetime(value: string | undefined): number | undefined {
  if (value === undefined || /^[1-9]\d{0,8}$/.test(value)) {
    return value === undefined ? undefined : Number(value);
  }
  throw new UsageError(`--lifetime ${value} is not a number of seconds from 1 to 999999999`);
}

async function run(options: TokenOptions): Promise<void> {
  const { json, nonce, state, scope, world } = options;
  const now = readMoment(options.now);
  const lifetime = readLifetime(options.lifetime);
  const { checkBaseUrl } = await import('../support/base-url');
  const { origin } = new URL(checkBaseUrl(options.baseUrl));
  const { checkSeedText } = await import('../support/seed-text');
  const seed = options.seed === undefined ? undefined : checkSeedText(options.seed);
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
  const verdict = made.fault.accepted ? 'to be accepted all the same' : 'to be refused';
  note(`fault ${made.fault.name}, ${verdict}: ${made.fault.description}`);
  if (made.fault.name.startsWith('jwks_')) {
    note(`The tokens are sound; play the fault where ${made.jwksUri} answers.`);
  }
}

/** `portal token`: makes tokens of the identity provider. */
export function tokenCommand(): Command {
  return new Command('token')
    .summary('make an access token and an id token, sound or broken on purpose')
    .description(
      'Makes an access token and an id token for the applicant of a seed, signed by the key that the mock ' +
        'publishes and dated by the seed. The same arguments give the same tokens. A mock that runs at the ' +
        'time of the machine, such as portal serve without --now, takes those made with --now machine.',
    )
    .option('--seed <seed>', 'whose they are: a seed, or a link that holds one')
    .option('--fault <name>', 'what is wrong with both of them: portal list token-faults')
    .option('--now <iso>', `when they are made, or "${MACHINE_TIME}" (default: when the seed is)`)
    .option('--base-url <url>', 'where the mock answers that they are of', DEFAULT_MOCK)
    .option('--scope <scope>', 'what they allow (default: openid profile email)')
    .option('--lifetime <seconds>', 'how long the access token lives (default: 7200)')
    .option('--world <name>', 'the world of portal serve that they are of: its x-mock-world')
    .option('--nonce <nonce>', 'nonce of the id token', 'nonce')
    .option('--state <state>', 'state of the answer', 'state')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal token --json | jq -r .accessToken
  $ portal token --fault exp_past
  $ portal token --seed "$(portal seed --persona P-05 --json | jq -r .seed)" --nonce n-1
  $ curl -H "authorization: Bearer $(portal token --now machine --json | jq -r .accessToken)" …

What can be wrong: portal list token-faults`,
    )
    .action(run);
}
