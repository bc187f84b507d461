import type { WorldState } from '../core/state';
import { isTokenFault, TOKEN_FAULTS, type TokenFault, type TokenFaultName } from './token-faults';

function tokenFaultIn(spec: string): string | undefined {
  return /(?:^|,)\s*idToken=([^,]*)/.exec(spec)?.[1]?.trim();
}

/** The name of the token fault being played, the first if there are several; undefined when there is none. */
export function activeFaultName(state: WorldState): TokenFaultName | undefined {
  for (const { spec } of state.faults) {
    const name = tokenFaultIn(spec);
    if (name !== undefined && isTokenFault(name)) return name;
  }
  return undefined;
}

/** The token fault being played. */
export function activeFault(state: WorldState): TokenFault | undefined {
  const name = activeFaultName(state);
  return name && TOKEN_FAULTS[name];
}
