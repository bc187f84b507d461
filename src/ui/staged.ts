import { cva } from '../../styled-system/css';

/**
 * What comes in a moment of the journey: its parts closely one after the other, each from where it comes from, with
 * nothing that moves another, all within 300 ms. All of them are there for who asked for no motion.
 */
export const staged = cva({
  base: { _motionReduce: { animation: 'none' } },
  variants: {
    part: {
      card: { animation: 'stagedCard' },
      /** A figure is there from the start, within its sentence. */
      figure: { animation: 'stagedFigure' },
      next: { animation: 'stagedNext' },
      /** A range grows out of its middle to both of its ends, while its figure arrives. */
      range: {
        animation: 'stagedRange',
      },
      /** A name is written along its line. */
      hand: { animation: 'stagedHand' },
    },
  },
});
