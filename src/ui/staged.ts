import { cva } from '../../styled-system/css';

/**
 * Entry animation of a milestone screen: its parts follow each other closely, each from its own
 * direction, without moving others, within 300 ms. Nothing moves with reduced motion.
 */
export const staged = cva({
  base: { _motionReduce: { animation: 'none' } },
  variants: {
    part: {
      card: { animation: 'stagedCard' },
      /** A figure in a sentence is visible from the start. */
      figure: { animation: 'stagedFigure' },
      next: { animation: 'stagedNext' },
      /** A range grows from its middle to both ends, while its figure appears. */
      range: {
        animation: 'stagedRange',
      },
      /** A name is written along its line. */
      hand: { animation: 'stagedHand' },
    },
  },
});
