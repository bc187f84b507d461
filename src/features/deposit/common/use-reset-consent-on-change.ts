import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Withdraws a consent when its terms change. `terms` stands for the text: amount,
 * source, date; `takeBack` clears the box.
 */
export function useResetConsentOnChange(terms: string, takeBack: () => void): void {
  const agreedTo = useRef(terms);
  const onChange = useEffectEvent(takeBack);
  useEffect(() => {
    if (agreedTo.current === terms) return;
    agreedTo.current = terms;
    onChange();
  }, [terms]);
}
