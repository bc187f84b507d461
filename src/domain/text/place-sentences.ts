import { isArmedForces, type Place } from '../../catalogue/places';

/** "Europe" for "Armed Forces Europe"; null for other places. */
function armedForcesRegion({ code, name }: Place): string | null {
  return isArmedForces(code) ? name.replace('Armed Forces ', '') : null;
}

export function notHereHeading(place: Place | undefined): string {
  if (place === undefined) return 'We’re not in your state yet';
  const region = armedForcesRegion(place);
  return region === null
    ? `We’re not in ${place.name} yet`
    : `We’re not at armed forces addresses (${region}) yet`;
}

/** Undefined if the place is unknown. */
export function notAvailableSentence(cardName: string, place: Place | undefined): string {
  if (place === undefined) return `${cardName} isn’t available to residents of your state.`;
  const region = armedForcesRegion(place);
  return region === null
    ? `${cardName} isn’t available to residents of ${place.name}.`
    : `${cardName} isn’t available to people with an armed forces address (${region}).`;
}

/** "Pesto Card is available in Ohio", as the condition of a message. */
export function availableAt(cardName: string, place: Place): string {
  const region = armedForcesRegion(place);
  return region === null
    ? `${cardName} is available in ${place.name}`
    : `${cardName} is available at armed forces addresses (${region})`;
}
