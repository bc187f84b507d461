import { whenShown } from '../analytics/track';

/** Calls `act` once another screen is there than before, in a task of its own: what that one reads in the task it is noted in comes first. */
export function whenAnotherIsShown(act: () => void): void {
  whenShown((isAnother) => {
    if (isAnother) setTimeout(act);
    else whenAnotherIsShown(act);
  });
}
