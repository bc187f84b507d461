import { css } from '../../../../styled-system/css';

/** One line if field and button fit, otherwise the button is below. Values are never cut off. */
export const fieldRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  alignItems: 'end',
  '& > :first-child': { flex: '1 1 17rem', minWidth: '0' },
  '& > button': { minWidth: '6.5rem' },
});
