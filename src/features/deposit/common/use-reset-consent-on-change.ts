import { useEffect, useRef } from 'react';

/**
 * Takes an agreement back when what was agreed to changes under it. `terms` stands for the text: amount,
 * source, date; `takeBack` clears the box.
 */
export function useResetConsentOnChange(terms: string, takeBack: () => void): void {
  const agreedTo = useRef(terms);
  const latest = useRef(takeBack);
  latest.current = takeBack;
  useEffect(() => {
    if (agreedTo.current === terms) return;
    agreedTo.current = terms;
    latest.current();
  }, [terms]);
}
