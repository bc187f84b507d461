import { pageTimeout } from '../../cli/browser/page-timeout';
import { LIMITS } from '../../src/catalogue/limits';

/**
 * Timeout for updates by polling, ms: on an idle machine the normal one ends before the next poll.
 */
export const nextPollTimeout = (): number => pageTimeout() + LIMITS.poll.sec * 1000;
