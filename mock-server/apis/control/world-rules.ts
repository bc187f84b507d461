import type { Seed } from '../../scenario/seed';
import type { WorldState } from '../../world/state';
import type { StartOptions, WorldRules } from '../../world/world';
import { runDueSteps } from '../../domain/events/schedule';
import { sendMessages } from '../../domain/announcements/send-messages';
import { createState } from '../../domain/seed/create-state';
import { checkFault } from './check-fault';

/** Throws if persona or a fault is unknown, naming the valid ones. */
export function startState(seed: Seed, options: StartOptions): WorldState {
  for (const fault of seed.faults) checkFault(fault);
  return createState(seed, options);
}

export const WORLD_RULES: WorldRules = {
  create: startState,
  beforeRequest: runDueSteps,
  afterRequest: sendMessages,
};
