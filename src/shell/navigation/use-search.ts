import { useSearch as useBrowserSearch } from 'wouter/use-browser-location';

/** With "?". Empty in prerendered markup and during hydration. */
export const useSearch = (): string => useBrowserSearch({ ssrSearch: '' });
