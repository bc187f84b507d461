import { useEffect } from 'react';

/** After each failed attempt, selects the field's text, so that the next key replaces it. */
export function useRetype(id: string, attempt: number): void {
  useEffect(() => {
    const input = attempt > 0 ? document.getElementById(id) : null;
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  }, [attempt, id]);
}
