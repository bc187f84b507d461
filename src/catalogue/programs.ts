import type { Flow } from './flows';

/** Determines the legal texts. */
export type Security = 'item' | 'cash' | 'home' | 'none';

export interface ProgramDefinition {
  readonly flow: Flow;
  readonly security: Security;
  /** States and territories (two-letter codes) without the program. */
  readonly unsupportedStates: readonly string[];
}

/** US territories with postal codes. */
export const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP'] as const;

/** Americas, Europe, Pacific. */
export const ARMED_FORCES = ['AA', 'AE', 'AP'] as const;

/** White-label variants of spec 1; home_light is the default. */
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

export function isProgramId(value: string): value is ProgramId {
  return Object.hasOwn(PROGRAMS, value);
}

/**
 * Prefers the program under which the application was started, because the URL can change the
 * brand.
 */
export function securityOf(startedUnder: string | null | undefined, brand: ProgramId): Security {
  const isKnown = typeof startedUnder === 'string' && isProgramId(startedUnder);
  return PROGRAMS[isKnown ? startedUnder : brand].security;
}

export function programDefinition(program: ProgramId): ProgramDefinition {
  return PROGRAMS[program];
}
