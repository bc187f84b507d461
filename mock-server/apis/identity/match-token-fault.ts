import { matchFaults } from '../../world/faults/match-faults';
import type { WorldState } from '../../world/state';
import { isTokenFault, TOKEN_FAULTS, type TokenFaultName } from './token-faults';

/** `answer`: any response with tokens. `authorization`: that of the authorization endpoint. */
type Place = 'answer' | 'authorization' | 'keys';

function placeOf(name: TokenFaultName): Place {
  const { keys, at = 'answer' } = TOKEN_FAULTS[name];
  return keys === undefined ? at : 'keys';
}

/** Counts the response on every fault of this place, as for other faults. */
export function matchTokenFault(state: WorldState, place: Place): TokenFaultName | undefined {
  const applied = matchFaults(
    state,
    ({ idToken }) => idToken !== undefined && isTokenFault(idToken) && placeOf(idToken) === place,
  );
  return applied
    .map(({ fault }) => fault.idToken)
    .find((name) => name !== undefined && isTokenFault(name));
}
