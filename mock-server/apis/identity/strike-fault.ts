import { parseFault } from '../../world/faults/spec';
import type { WorldState } from '../../world/state';
import { isTokenFault, TOKEN_FAULTS, type TokenFaultName } from './token-faults';

/** Where a fault shows: wherever tokens are handed over, in the answer of the authorization endpoint, in the published keys. */
type Place = 'answer' | 'authorization' | 'keys';

function placeOf(name: TokenFaultName): Place {
  const { keys, at = 'answer' } = TOKEN_FAULTS[name];
  return keys === undefined ? at : 'keys';
}

/**
 * The token fault that strikes now, the first if there are several. Counts the answer on every fault
 * that shows in this place, so that `times` and `nth` work as they do for other faults.
 */
export function strikeTokenFault(state: WorldState, place: Place): TokenFaultName | undefined {
  const striking = state.faults.flatMap((record) => {
    const { idToken, times = Infinity, nth } = parseFault(record.spec);
    if (idToken === undefined || !isTokenFault(idToken)) return [];
    if (placeOf(idToken) !== place) return [];
    record.matched += 1;
    const strikes = nth === undefined ? record.matched <= times : record.matched === nth;
    return strikes ? [idToken] : [];
  });
  return striking[0];
}
