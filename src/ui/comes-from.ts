import { cva } from '../../styled-system/css';

/** From which side something comes into the place of what stood there: from where one reads on, or from where one came. */
export type Side = 'ahead' | 'back';

/** It comes a short way within the margin, in sight and open to input all the time. */
export const comesFrom = cva({
  variants: {
    side: {
      ahead: { animation: 'ahead', _motionReduce: { animation: 'none' } },
      back: { animation: 'back', _motionReduce: { animation: 'none' } },
    },
  },
});
