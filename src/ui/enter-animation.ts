import { cva } from '../../styled-system/css';

/** Direction from which new content comes: forward or back. */
export type EnterDirection = 'forward' | 'back';

/** Slides a short way within the margin, visible and interactive all the time. */
export const enterAnimation = cva({
  variants: {
    direction: {
      forward: { animation: 'forward', _motionReduce: { animation: 'none' } },
      back: { animation: 'back', _motionReduce: { animation: 'none' } },
    },
  },
});
