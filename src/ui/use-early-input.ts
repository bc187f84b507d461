import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Reports input from before hydration, which triggers no change event. Returns the ref of an
 * element around the field.
 */
export function useEarlyInput(
  value: string,
  report: (value: string) => void,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const reportEarly = useEffectEvent(() => {
    const input = around.current?.querySelector<HTMLInputElement>(
      'input:not([type=radio]), input:checked',
    );
    if (!isHydrated && input && input.value !== value) report(input.value);
  });
  useLayoutEffect(() => reportEarly(), []);
  return around;
}
