import { useLayoutEffect, useRef } from 'react';
import { CONTENT } from '../../programs/content-config';
import { Text } from '../../ui/heading';
import { formatDate } from '../text/format';

/** The ends of all legal texts on the page. */
const ends = new Set<HTMLElement>();

function showLast(): void {
  const last = [...ends].reduce<HTMLElement | null>(
    (found, end) =>
      found !== null && found.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_PRECEDING
        ? found
        : end,
    null,
  );
  for (const end of ends) end.hidden = end !== last;
}

/** Shown once, below the last legal text. */
export function LastUpdated() {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = end.current;
    if (here === null) return undefined;
    ends.add(here);
    showLast();
    return () => {
      ends.delete(here);
      showLast();
    };
  }, []);
  return (
    <div ref={end} hidden>
      <Text tone="muted">Last updated {formatDate(CONTENT.lastUpdated)}</Text>
    </div>
  );
}
