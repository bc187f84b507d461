import { useEffect, useRef, type RefObject } from 'react';

/** For callbacks of requests that may end after unmounting. */
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
