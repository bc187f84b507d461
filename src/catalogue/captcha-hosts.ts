/**
 * Scripts of captcha services, and the origins they load from. The first origin is in auth0-js, the
 * others are in the services' documentation.
 */
export const CAPTCHA_HOSTS = {
  'auth-challenge': ['https://challenges.cloudflare.com'],
  recaptcha: [
    'https://www.recaptcha.net',
    'https://www.gstatic.com',
    'https://www.gstatic.cn',
    'https://www.google.com',
    'https://recaptcha.google.com',
  ],
  hcaptcha: ['https://js.hcaptcha.com', 'https://hcaptcha.com', 'https://*.hcaptcha.com'],
  'friendly-captcha': ['https://cdn.jsdelivr.net', 'https://api.friendlycaptcha.com'],
  arkose: ['https://*.arkoselabs.com'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CaptchaMaker = keyof typeof CAPTCHA_HOSTS;

const isMaker = (name: string): name is CaptchaMaker => Object.hasOwn(CAPTCHA_HOSTS, name);

export const CAPTCHA_MAKERS = Object.keys(CAPTCHA_HOSTS).filter(isMaker);
