import { patience } from '../../cli/browser/patience';
import { LIMITS } from '../../src/catalogue/limits';

/**
 * Timeout for updates by polling, ms: on an idle machine the normal one ends before the next poll.
 */
export const untilAskedAgain = (): number => patience() + LIMITS.poll.sec * 1000;
