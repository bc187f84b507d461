import type { SyntheticEvent } from 'react';
import { useAfterPress } from './use-after-press';

/** The submit of a form that checks its answers itself: sends nothing, and has `act` begun once the press is painted. */
export function useSubmit(act: () => void): (event: SyntheticEvent) => void {
  const press = useAfterPress<SyntheticEvent>(act);
  return (event) => {
    event.preventDefault();
    press(event);
  };
}
