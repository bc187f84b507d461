/** Keyed by the name in `captcha=NAME`. */
export const CAPTCHA_KINDS = {
  image: 'Letters in a picture, which the provider makes itself, have to be typed.',
  script_fails:
    'A third-party script can’t be loaded: the library gives up after 3 more tries and sends its bypass value.',
} as const;

export type CaptchaKind = keyof typeof CAPTCHA_KINDS;

export function isCaptchaKind(name: string): name is CaptchaKind {
  return Object.hasOwn(CAPTCHA_KINDS, name);
}
