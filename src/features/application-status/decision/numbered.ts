import { css } from '../../../../styled-system/css';

/** A numbered list inside a notice, so that each reason and factor stands apart. */
export const numbered = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyleType: 'decimal',
  paddingInlineStart: '6',
  // One alone has no number.
  '&:not(:has(> :nth-child(2)))': { listStyleType: 'none', paddingInlineStart: '0' },
});
