import { isArmedForces, type Place } from '../../catalogue/places';

/** Returns "Europe" for "Armed Forces Europe"; null for a state or territory. */
function armedForcesRegion({ code, name }: Place): string | null {
  return isArmedForces(code) ? name.replace('Armed Forces ', '') : null;
}

/** Heading if no card is offered at a place; undefined if the place isn't known. */
export function notHereHeading(place: Place | undefined): string {
  if (place === undefined) return 'We’re not in your state yet';
  const region = armedForcesRegion(place);
  return region === null
    ? `We’re not in ${place.name} yet`
    : `We’re not at armed forces addresses (${region}) yet`;
}

/** Sentence that a card isn't offered at a place; undefined if the place isn't known. */
export function notAvailableSentence(cardName: string, place: Place | undefined): string {
  if (place === undefined) return `${cardName} isn’t available to residents of your state.`;
  const region = armedForcesRegion(place);
  return region === null
    ? `${cardName} isn’t available to residents of ${place.name}.`
    : `${cardName} isn’t available to people with an armed forces address (${region}).`;
}

/** Returns "Pesto Card is available in Ohio", as the condition for a message. */
export function availableAt(cardName: string, place: Place): string {
  const region = armedForcesRegion(place);
  return region === null
    ? `${cardName} is available in ${place.name}`
    : `${cardName} is available at armed forces addresses (${region})`;
}
