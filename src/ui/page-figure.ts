import { useEffect, useState } from 'react';
import { useOutOfView } from './use-out-of-view';

/** Marks where a page says, large, what it is about: the first of them counts. */
export const PAGE_FIGURE = { 'data-page-figure': '' } as const;

/** Whether that stands in sight, so that nothing else has to say it; null where a page says nothing so. */
export function usePageFigure(): boolean | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.querySelector<HTMLElement>('main [data-page-figure]')), []);
  const below = useOutOfView(place, 'below');
  const above = useOutOfView(place, 'above');
  return place === null ? null : !below && !above;
}
