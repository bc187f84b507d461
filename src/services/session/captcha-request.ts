import { atom } from 'jotai';

/** A captcha that somebody is asked to solve. */
export interface CaptchaRequest {
  /** Whether the answer before this one was wrong. */
  readonly again: boolean;
  /** Submits the answer; undefined when the person cancels. */
  answer(value: string | undefined): void;
}

/** The captcha on screen; null when there is none. */
export const captchaRequestAtom = atom<CaptchaRequest | null>(null);
