import { css } from '../../../../styled-system/css';

/** A numbered list inside a notice: each reason and factor is told from the next. */
export const numbered = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyleType: 'decimal',
  paddingInlineStart: '6',
});
