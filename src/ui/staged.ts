import { cva } from '../../styled-system/css';

/**
 * What comes in a moment of the journey: its parts closely one after the other, each from where it comes from, with
 * nothing that moves another, all within 300 ms. All of them are there for who asked for no motion.
 */
export const staged = cva({
  base: { _motionReduce: { animation: 'none' } },
  variants: {
    part: {
      card: { animation: 'deal 200ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards' },
      /** A figure is there from the start, within its sentence. */
      figure: { animation: 'lift 180ms ease-out backwards' },
      next: { animation: 'rise 180ms ease-out backwards', animationDelay: '60ms' },
      /** A range grows out of its scale, while its figure arrives. */
      range: {
        transformOrigin: 'left',
        animation: 'grow 200ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards',
        animationDelay: '60ms',
      },
      /** A name is written along its line. */
      hand: { animation: 'write 200ms ease-in-out backwards', animationDelay: '60ms' },
    },
  },
});
