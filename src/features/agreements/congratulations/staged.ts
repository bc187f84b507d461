import { cva } from '../../../../styled-system/css';

/**
 * The moment of success: its parts come one after the other, each for a moment, with nothing that moves
 * another. All of them are there for who asked for no motion.
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
    },
  },
});
