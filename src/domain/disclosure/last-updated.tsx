import { useLayoutEffect, useRef, useState } from 'react';
import { CONTENT } from '../../programs/content-config';
import { Text } from '../../ui/heading';
import { formatDate } from '../text/format';

/** Where a legal text ends, for each one that is shown: they all are of the content's one version. */
const ends = new Map<HTMLElement, (isLast: boolean) => void>();

/** Tells every text whether it is the last one on the page. */
function tellWhichIsLast(): void {
  const last = [...ends.keys()].reduce<HTMLElement | null>(
    (found, end) =>
      found !== null && found.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_PRECEDING
        ? found
        : end,
    null,
  );
  for (const [end, tell] of ends) tell(end === last);
}

/**
 * The version line of the legal texts of a page: once, under the last of them. `toCome` stands for texts that are
 * drawn later: while they are the last, no other is.
 */
export function LastUpdated({ toCome = false }: { readonly toCome?: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const [isLast, setIsLast] = useState(false);
  useLayoutEffect(() => {
    const here = end.current;
    if (here === null) return undefined;
    ends.set(here, setIsLast);
    tellWhichIsLast();
    return () => {
      ends.delete(here);
      tellWhichIsLast();
    };
  }, []);
  return (
    <div ref={end} hidden={!isLast || toCome}>
      {isLast && !toCome && (
        <Text tone="muted">Last updated {formatDate(CONTENT.lastUpdated)}</Text>
      )}
    </div>
  );
}
