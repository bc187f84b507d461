/**
 * The query parameters of the items cart: `edit` opens the answers of an item (its id), `highlight` marks
 * and shows one (its id, or the key it was added with).
 */
export interface CartQuery {
  readonly edit: string | null;
  readonly highlight: string | null;
}

/** Reads the parameters from the query string; unknown ones are ignored. */
export function readCartQuery(search: string): CartQuery {
  const parameters = new URLSearchParams(search);
  return { edit: parameters.get('edit'), highlight: parameters.get('highlight') };
}
