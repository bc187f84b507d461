import { pageTimeout } from '../../cli/browser/page-timeout';
import { LIMITS } from '../../src/catalogue/limits';

/** On an idle machine the normal timeout ends before the next poll. */
export const nextPollTimeout = (): number => pageTimeout() + LIMITS.poll.sec * 1000;
