import { matchFaults } from '../../world/faults/match-faults';
import type { WorldState } from '../../world/state';
import { isTokenFault, TOKEN_FAULTS, type TokenFaultName } from './token-faults';

/**
 * Place of a fault: in any response with tokens, in that of the authorization endpoint, or in
 * the published keys.
 */
type Place = 'answer' | 'authorization' | 'keys';

function placeOf(name: TokenFaultName): Place {
  const { keys, at = 'answer' } = TOKEN_FAULTS[name];
  return keys === undefined ? at : 'keys';
}

/**
 * Returns the first token fault that applies now. Counts the response on every fault of this place,
 * so `times` and `nth` work as for other faults.
 */
export function matchTokenFault(state: WorldState, place: Place): TokenFaultName | undefined {
  const applied = matchFaults(
    state,
    ({ idToken }) => idToken !== undefined && isTokenFault(idToken) && placeOf(idToken) === place,
  );
  return applied
    .map(({ fault }) => fault.idToken)
    .find((name) => name !== undefined && isTokenFault(name));
}
