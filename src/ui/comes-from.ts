import { cva } from '../../styled-system/css';

/** Direction from which new content comes: forward or back. */
export type Side = 'ahead' | 'back';

/** Slides a short way within the margin, visible and interactive all the time. */
export const comesFrom = cva({
  variants: {
    side: {
      ahead: { animation: 'ahead', _motionReduce: { animation: 'none' } },
      back: { animation: 'back', _motionReduce: { animation: 'none' } },
    },
  },
});
