/** Names, in the address of a screen, the page of its form that is shown. */
export const PAGE_PARAMETER = 'page';
