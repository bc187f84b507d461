import type { PageExchange } from '../traffic';

export const REQUEST_FILTERS = {
  all: 'All requests',
  failed: 'Errors',
  faults: 'With a fault',
  operations: 'GraphQL operations',
} as const;

export type RequestFilter = keyof typeof REQUEST_FILTERS;

const PASSES: Readonly<Record<RequestFilter, (exchange: PageExchange) => boolean>> = {
  all: () => true,
  failed: ({ status, error }) => status === 0 || status >= 400 || error !== null,
  faults: ({ fault }) => fault !== null,
  operations: ({ operation }) => operation !== null,
};

/** The search ignores case. */
export function filterExchanges(
  exchanges: readonly PageExchange[],
  { filter, search }: { readonly filter: RequestFilter; readonly search: string },
): readonly PageExchange[] {
  const wanted = search.trim().toLowerCase();
  return exchanges.filter((exchange) => {
    const { method, path, operation, status, error, reason, fault, answer } = exchange;
    const text = [method, path, operation, status, error, reason, fault, answer].join(' ');
    return PASSES[filter](exchange) && text.toLowerCase().includes(wanted);
  });
}
