import { cva } from '../../styled-system/css';

/**
 * What comes in a moment of the journey: its parts one after the other, each from where it comes from, with
 * nothing that moves another. All of them are there for who asked for no motion.
 */
export const staged = cva({
  base: { _motionReduce: { animation: 'none' } },
  variants: {
    part: {
      card: {
        animation: 'deal 200ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards',
        animationDelay: '60ms',
      },
      figure: { animation: 'rise 180ms ease-out backwards', animationDelay: '140ms' },
      next: { animation: 'rise 180ms ease-out backwards', animationDelay: '200ms' },
      /** A range grows out of its scale, once its figure stands there. */
      range: {
        transformOrigin: 'left',
        animation: 'grow 200ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards',
        animationDelay: '200ms',
      },
      /** A name is written along its line. */
      hand: { animation: 'write 200ms ease-in-out backwards', animationDelay: '140ms' },
    },
  },
});
