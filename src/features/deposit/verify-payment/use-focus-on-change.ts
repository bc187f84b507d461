import { useEffect, useRef } from 'react';
import { focusHeading } from '../../../ui/focus-heading';

/**
 * Gives the focus to the heading when what the page shows becomes something else while somebody is on
 * it, and what had the focus is gone with it. `shown` names what is shown; undefined before anything is.
 */
export function useFocusOnChange(shown: string | undefined): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = shown ?? before;
    const isChange = before !== undefined && shown !== undefined && before !== shown;
    if (isChange && document.activeElement === document.body) focusHeading();
  }, [shown]);
}
