import { useOutOfView } from './use-out-of-view';

/** Marks where a page says, large, what it is about: the first of them counts. */
export const PAGE_FIGURE = { 'data-page-figure': '' } as const;

const SELECTOR = 'main [data-page-figure]';

/** Whether that place is in view, so that nothing else has to say it; null if the page has no such place. */
export function usePageFigure(): boolean | null {
  const below = useOutOfView(SELECTOR, 'below');
  const above = useOutOfView(SELECTOR, 'above');
  return below === null || above === null ? null : !below && !above;
}
