import type { Command } from 'commander';
import type { Seed } from '../../mock-server/scenario/seed';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { collect } from './collect';
import { plainSeed, type SeedWishes } from './plain-seed';

/** What the options of a seed hold. */
export interface SeedOptions extends Omit<SeedWishes, 'faults'> {
  readonly fault?: readonly string[];
}

/** The seed that the options name. */
export async function seedOf({ fault, ...wishes }: SeedOptions): Promise<Seed> {
  if (fault === undefined) return plainSeed(wishes);
  const { makeSeed } = await import('./make-seed');
  return makeSeed({ ...wishes, faults: fault });
}

/** Adds the options that say what to seed. */
export function withSeedOptions(command: Command): Command {
  return command
    .option(
      '--status <status>',
      'status of the application (default: the first that fits --screen)',
    )
    .option('--program <program>', 'program, and with it brand and flow (default: home_light)')
    .option('--persona <id>', 'who applies, such as P-03 (default: by flow)')
    .option('--screen <id>', 'screen to open (default: follows the status)')
    .option('--payment <state>', 'how far the deposit is, cash flow (default: follows the status)')
    .option('--dialog <name>', 'dialog that is open over the screen (default: none)')
    .option(
      '--consent <state>',
      `cookies allowed before: ${CONSENT_STATES.join(', ')} (default: essential; none shows the banner)`,
    )
    .option('--signed-out', 'start without a session')
    .option('--fault <spec>', 'something that goes wrong; may be repeated', collect)
    .option('--now <iso>', 'date and time with offset at which it all happens');
}
