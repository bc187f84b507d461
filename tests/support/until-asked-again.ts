import { patience } from '../../cli/browser/patience';
import { LIMITS } from '../../src/catalogue/limits';

/** How long what a page learns by itself may take to be seen, ms: on an idle machine patience alone ends before it asks again. */
export const untilAskedAgain = (): number => patience() + LIMITS.poll.sec * 1000;
