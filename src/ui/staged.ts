import { cva } from '../../styled-system/css';

/**
 * Parts of a milestone screen follow each other within 300 ms, each from another direction, without
 * moving others. Nothing moves with reduced motion.
 */
export const staged = cva({
  base: { _motionReduce: { animation: 'none' } },
  variants: {
    part: {
      card: { animation: 'stagedCard' },
      figure: { animation: 'stagedFigure' },
      next: { animation: 'stagedNext' },
      /** Grows from the middle to both ends. */
      range: {
        animation: 'stagedRange',
      },
      hand: { animation: 'stagedHand' },
    },
  },
});
