import { useNavigation } from '../../shell/navigation/use-navigation';

/** Goes to the screen that says that the program is not offered in a state, and asks to be told when it is. */
export function useExplainState(): (state: string, options?: { replace?: boolean }) => void {
  const { goTo } = useNavigation();
  return (state, { replace = false } = {}) =>
    goTo('dont-operate-in-state', { query: { state }, replace });
}
