import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { programDefinition } from '../../catalogue/programs';
import { useBrand } from '../../domain/program/use-brand';
import { fieldId } from '../../ui/field-id';
import { useNavigation } from '../../shell/navigation/use-navigation';

/** The query of the link that leads back to the form to choose another state. */
export const CHANGE_STATE = { change: 'state' } as const;

export interface UnsupportedState {
  /** Whether somebody came back to choose another one. */
  readonly changes: boolean;
  /** Goes to the screen that explains, and returns whether it did. */
  leave(state: string): boolean;
}

/**
 * A state in which the program is not offered is noticed as soon as it is chosen, before a tax id is
 * asked for. `onFile` is the state the form starts with when nothing was typed yet, else null.
 */
export function useUnsupportedState(onFile: string | null): UnsupportedState {
  const { id } = useBrand();
  const explain = useExplainState();
  const changes = new URLSearchParams(useSearch()).get('change') === CHANGE_STATE.change;
  const isUnsupported = (state: string): boolean =>
    programDefinition(id).unsupportedStates.includes(state);

  const atStart = useRef(() => {
    if (changes) document.getElementById(fieldId('homeAddress.state'))?.focus();
    else if (onFile !== null && isUnsupported(onFile)) explain(onFile, { replace: true });
  });
  useEffect(() => atStart.current(), []);

  return {
    changes,
    leave: (state) => {
      const leaves = isUnsupported(state);
      if (leaves) explain(state);
      return leaves;
    },
  };
}

/** Goes to the screen that says that the program is not offered in a state, and asks to be told when it is. */
export function useExplainState(): (state: string, options?: { replace?: boolean }) => void {
  const { goTo } = useNavigation();
  return (state, { replace = false } = {}) =>
    goTo('dont-operate-in-state', { query: { state }, replace });
}
