import { matchFaults } from '../../world/faults/match-faults';
import type { WorldState } from '../../world/state';
import { isTokenFault, TOKEN_FAULTS, type TokenFaultName } from './token-faults';

/** Where a fault shows: wherever tokens are handed over, in the answer of the authorization endpoint, in the published keys. */
type Place = 'answer' | 'authorization' | 'keys';

function placeOf(name: TokenFaultName): Place {
  const { keys, at = 'answer' } = TOKEN_FAULTS[name];
  return keys === undefined ? at : 'keys';
}

/**
 * The token fault that applies now, the first if there are several. Counts the answer on every fault
 * that shows in this place, so that `times` and `nth` work as they do for other faults.
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
