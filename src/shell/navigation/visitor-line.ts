import { PAGE_PARAMETER } from './leave-guard';

/**
 * Page of sign-up in the cash flow on which visitors choose a line before they create an account.
 */
const LINE_PAGE = 'credit-line';

export function searchOfLine(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PAGE_PARAMETER, LINE_PAGE);
  return `?${parameters.toString()}`;
}

export function isLineStep(search: string): boolean {
  return new URLSearchParams(search).get(PAGE_PARAMETER) === LINE_PAGE;
}
