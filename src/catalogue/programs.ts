import type { Flow } from './flows';

/** What stands behind the credit; decides which legal blocks are shown. */
export type Security = 'item' | 'cash' | 'home' | 'none';

export interface ProgramDefinition {
  readonly flow: Flow;
  readonly security: Security;
  /** States and territories (two letters) in which the program is not offered. */
  readonly unsupportedStates: readonly string[];
}

/** United States territories with postal codes. */
export const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP'] as const;

/** The armed forces "states": Europe, Pacific, Americas. */
export const ARMED_FORCES = ['AA', 'AE', 'AP'] as const;

/** The white-label variants of spec 1, home_light being the default. */
export const PROGRAMS = {
  home_light: { flow: 'home', security: 'home', unsupportedStates: ['TX', ...TERRITORIES] },
  safeguard: { flow: 'home', security: 'none', unsupportedStates: TERRITORIES },
  honor: { flow: 'home', security: 'none', unsupportedStates: TERRITORIES },
  trovy: { flow: 'home', security: 'none', unsupportedStates: TERRITORIES },
  pesto_item: {
    flow: 'item',
    security: 'item',
    unsupportedStates: [...TERRITORIES, ...ARMED_FORCES],
  },
  pesto_cash: { flow: 'cash', security: 'cash', unsupportedStates: [] },
} as const satisfies Record<string, ProgramDefinition>;

export type ProgramId = keyof typeof PROGRAMS;

export const PROGRAM_IDS = Object.keys(PROGRAMS) as readonly ProgramId[];

export const DEFAULT_PROGRAM: ProgramId = 'home_light';

/** Whether `value` names a program. */
export function isProgramId(value: string): value is ProgramId {
  return Object.hasOwn(PROGRAMS, value);
}

/**
 * What secures the credit of an application: the program that it was started under decides, where that is told, not the
 * brand that it is shown in, which an address can change.
 */
export function securityOf(startedUnder: string | null | undefined, brand: ProgramId): Security {
  const isKnown = typeof startedUnder === 'string' && isProgramId(startedUnder);
  return PROGRAMS[isKnown ? startedUnder : brand].security;
}

/** The definition of a program, widened to what every program has. */
export function programDefinition(program: ProgramId): ProgramDefinition {
  return PROGRAMS[program];
}
