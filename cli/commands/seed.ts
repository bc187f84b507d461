import { Command } from 'commander';
import { programDefinition } from '../../src/catalogue/programs';
import { faultNotes } from '../../mock-server/apis/control/fault-note';
import { encodeSeed, type Seed } from '../../mock-server/scenario/seed';
import { checkBaseUrl } from '../support/base-url';
import { runningPortal } from '../support/running-server';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { seedLink } from '../support/seed-link';
import { seedOf, withSeedOptions, type SeedFlags } from '../support/seed-options';
import { note, printJson, printLine, styled } from '../support/output';

interface SeedCommandOptions extends SeedFlags {
  readonly baseUrl?: string;
  readonly open?: boolean;
  readonly json?: boolean;
}

export function describeSeed(seed: Seed, baseUrl: string) {
  const { screen, path } = seedDestination(seed);
  const { program, status, persona, now, faults, signedIn, payment, dialog, consent } = seed;
  const { flow } = programDefinition(program);
  const url = seedLink(seed, baseUrl);
  const text = encodeSeed(seed);
  return {
    url,
    seed: text,
    program,
    flow,
    status,
    persona,
    screen,
    path,
    now,
    faults,
    signedIn,
    ...(payment === undefined ? {} : { payment }),
    ...(dialog === undefined ? {} : { dialog }),
    ...(consent === undefined ? {} : { consent }),
    ...faultNotes(seed),
  };
}

async function run(options: SeedCommandOptions): Promise<void> {
  const seed = await seedOf(options);
  const baseUrl = checkBaseUrl(options.baseUrl ?? runningPortal());
  const described = describeSeed(seed, baseUrl);
  if (options.json) {
    printJson(described);
  } else {
    const { url, program, flow, status, persona, screen, path, now, faults } = described;
    const paid = seed.payment === undefined ? '' : `, payment ${seed.payment}`;
    const over = seed.dialog === undefined ? '' : `, dialog ${seed.dialog}`;
    const signedOut = seed.signedIn ? '' : ', signed out';
    const allowed = seed.consent === undefined ? '' : `, consent ${seed.consent}`;
    printLine(styled('bold', url));
    printLine(`${program} (${flow}), ${status}, ${persona}${paid}${over}${signedOut}${allowed}`);
    printLine(`${screen} at ${path}, ${now}`);
    for (const fault of faults) printLine(`fault ${fault}`);
  }
  for (const text of described.notes ?? []) note(`note: ${text}`);
  if (options.open) {
    const { openLink } = await import('../support/open-in-tab');
    note(await openLink(described.url));
  }
}

export function seedCommand(): Command {
  return withSeedOptions(new Command('seed'))
    .summary('create a link to an applicant in a given state')
    .description(
      'Create a seed: an applicant in exactly the given state. Print the link that opens the portal in ' +
        'that state, on the development server or on any static copy of the mock build.',
    )
    .option('--base-url <url>', 'URL of the portal (default: the running one)')
    .option('--open', 'also open the seed in the tab of npm start or a browser')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal seed --status MANUAL_REVIEW
  $ portal seed --screen agreements --open
  $ portal seed --screen verify-income --fault operation=acceptCreditOffer,error=Unauthorized
  $ portal seed --program pesto_cash --payment micro-deposits --screen verify-payment
  $ portal seed --program pesto_item --dialog cartStatus
  $ portal seed --screen login --signed-out --json

Valid values: portal list statuses | programs | personas | screens | payments | dialogs | faults`,
    )
    .action(run);
}
