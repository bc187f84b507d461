import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { programDefinition } from '../../catalogue/programs';
import { useBrand } from '../../domain/program/use-brand';
import { fieldId } from '../../ui/field-id';
import { useNavigation } from '../../shell/navigation/use-navigation';

/** Query of the link back to the form. */
export const CHANGE_STATE = { change: 'state' } as const;

export interface UnsupportedState {
  /** Whether the user came back to choose another state. */
  readonly changes: boolean;
  /** Opens the explanation, and returns whether it did. */
  leave(state: string): boolean;
}

/**
 * Checks the state as soon as it is chosen, before a tax ID is requested. `onFile`: the form's
 * initial state, null if something was typed.
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

/** Opens the screen on which the user can ask to be notified. */
export function useExplainState(): (state: string, options?: { replace?: boolean }) => void {
  const { goTo } = useNavigation();
  return (state, { replace = false } = {}) =>
    goTo('dont-operate-in-state', { query: { state }, replace });
}
