import { useLayoutEffect, useRef } from 'react';
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
