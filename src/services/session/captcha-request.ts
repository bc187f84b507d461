import { atom } from 'jotai';

/** A captcha for the user to solve. */
export interface CaptchaRequest {
  /** Whether the previous answer was wrong. */
  readonly again: boolean;
  /** Submits the answer; undefined if the user cancels. */
  answer(value: string | undefined): void;
}

/** The captcha on screen; null if there is none. */
export const captchaRequestAtom = atom<CaptchaRequest | null>(null);
