import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page: who has left is not called back by an answer that comes later. */
export function useIsHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
