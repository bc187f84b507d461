import type { Command } from 'commander';
import type { Seed } from '../../mock-server/scenario/seed';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { collect } from './collect';
import { plainSeed, type SeedOptions } from './plain-seed';

export interface SeedFlags extends Omit<SeedOptions, 'faults'> {
  readonly fault?: readonly string[];
}

/** Throws a UsageError. */
export async function seedOf({ fault, ...options }: SeedFlags): Promise<Seed> {
  if (fault === undefined) return plainSeed(options);
  const { makeSeed } = await import('./make-seed');
  return makeSeed({ ...options, faults: fault });
}

export function withSeedOptions(command: Command): Command {
  return command
    .option('--status <status>', 'application status (default: first one for --screen)')
    .option('--program <program>', 'program with its brand and flow (default: home_light)')
    .option('--persona <id>', 'test applicant, such as P-03 (default: by flow)')
    .option('--screen <id>', 'screen to open (default: by status)')
    .option('--payment <state>', 'deposit state, cash flow only (default: by status)')
    .option('--dialog <name>', 'dialog to open over the screen')
    .option('--consent <state>', `consent: ${CONSENT_STATES.join(', ')}`)
    .option('--signed-out', 'start without a session')
    .option('--fault <spec>', 'fault to inject (repeatable)', collect)
    .option('--now <iso>', 'start time of the mock clock, ISO 8601 with offset');
}
