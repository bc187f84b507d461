import type { Seed } from '../../src/catalogue/seed';
import type { WorldState } from '../core/state';
import type { StartOptions, WorldRules } from '../core/world';
import { runDueSteps } from '../lifecycle/schedule';
import { sendMessages } from '../messages/send-messages';
import { createState } from '../seed/create-state';
import { checkFault } from './check-fault';

/** The state that a seed stands for. Throws when its persona or a fault is unknown, naming the valid ones. */
export function startState(seed: Seed, options: StartOptions): WorldState {
  for (const fault of seed.faults) checkFault(fault);
  return createState(seed, options);
}

/** What lives in every world. */
export const WORLD_RULES: WorldRules = {
  create: startState,
  beforeRequest: runDueSteps,
  afterRequest: sendMessages,
};
