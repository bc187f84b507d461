import { cva } from '../../styled-system/css';

export type EnterDirection = 'forward' | 'back';

/** Moves within the margin; the content is visible and interactive from the start. */
export const enterAnimation = cva({
  variants: {
    direction: {
      forward: { animation: 'forward', _motionReduce: { animation: 'none' } },
      back: { animation: 'back', _motionReduce: { animation: 'none' } },
    },
  },
});
