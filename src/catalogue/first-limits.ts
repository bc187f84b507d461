/** The numbers of {@link LIMITS} that the first load needs. */
export const FIRST_LIMITS = {
  otp: { ttlMin: 10, resendSec: 30, maxTries: 5, maxSent: 5, windowMin: 10 },
  /** How long an answer is waited for, with all attempts, or an upload that does not get on; seconds. */
  answer: { limitSec: 30 },
} as const;
