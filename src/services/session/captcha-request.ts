import { atom } from 'jotai';

export interface CaptchaRequest {
  /** Whether the previous answer was wrong. */
  readonly again: boolean;
  /** Undefined: the user cancels. */
  answer(value: string | undefined): void;
}

/** Null if none is on the screen. */
export const captchaRequestAtom = atom<CaptchaRequest | null>(null);
