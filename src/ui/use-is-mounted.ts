import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is mounted, for callbacks of requests that may end later. */
export function useIsMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
