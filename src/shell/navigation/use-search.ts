import { useSearch as useBrowserSearch } from 'wouter/use-browser-location';

/** Returns the query of the address, with its "?". Empty in prerendered markup and while it hydrates. */
export const useSearch = (): string => useBrowserSearch({ ssrSearch: '' });
