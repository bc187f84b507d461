import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { afterPress } from './after-press';

/** Has a press painted before what it leads to is begun. One more that comes before that is the same press. */
export function useAfterPress<Event>(
  onPress: ((event: Event) => void) | undefined,
): (event: Event) => void {
  const waiting = useRef(false);
  // What was drawn meanwhile may know better, such as that the work has begun.
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  return (event) => {
    if (waiting.current) return;
    waiting.current = true;
    afterPress(() => {
      waiting.current = false;
      latest.current?.(event);
    });
  };
}

/** The submit of a form that checks its answers itself: sends nothing, and has `act` begun once the press is painted. */
export function useSubmit(act: () => void): (event: SyntheticEvent) => void {
  const press = useAfterPress<SyntheticEvent>(act);
  return (event) => {
    event.preventDefault();
    press(event);
  };
}
