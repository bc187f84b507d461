import { PAGE_PARAMETER } from './leave-guard';

/** The first page of sign-up in the cash flow: visitors choose their credit line before they create an account. */
const LINE_PAGE = 'credit-line';

/** Returns a query with the choice of the line as the page of sign-up. */
export function searchOfLine(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PAGE_PARAMETER, LINE_PAGE);
  return `?${parameters.toString()}`;
}

/** Whether a query of sign-up opens the choice of the line. */
export function isLineStep(search: string): boolean {
  return new URLSearchParams(search).get(PAGE_PARAMETER) === LINE_PAGE;
}
