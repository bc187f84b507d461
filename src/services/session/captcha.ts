import { getDefaultStore } from 'jotai';
import { CAPTCHA_HOSTS } from '../../catalogue/captcha-hosts';
import { log } from '../log';
import { randomId } from '../random-id';
import { withinTimeLimit } from '../time-limit';
import { trust } from '../trusted-types/default-policy';
import { captchaRequestAtom } from './captcha-request';
import { createClient, type CaptchaMarkup } from './identity-client';
import type { SignInProblem } from './sign-in-error';

/** The identity provider accepts this answer if a captcha's script can't be loaded. */
const BYPASS = 'BYPASS_CAPTCHA';

/** The library's message (spec 8). */
export const CAPTCHA_FAILED =
  'Error getting the bot detection challenge. Please contact the system administrator.';

/** Undefined: the user canceled. */
function promptForCaptcha({ again }: { again: boolean }): Promise<string | undefined> {
  const store = getDefaultStore();
  return new Promise((resolve) => {
    store.set(captchaRequestAtom, {
      again,
      answer: (value) => {
        store.set(captchaRequestAtom, null);
        resolve(value);
      },
    });
  });
}

const CAPTCHA: SignInProblem = 'captcha';

/** Checks the shape: importing the class would move it to a separate file of the first load. */
function isCaptchaRequired(error: unknown): boolean {
  return error instanceof Error && 'problem' in error && error.problem === CAPTCHA;
}

/**
 * Retries with a captcha until its answer is right. If the user cancels, rethrows the `refusal`.
 */
export async function tryAsPerson(
  refusal: unknown,
  attempt: (captcha: string) => Promise<void>,
): Promise<void> {
  for (let again = false; ; again = true) {
    const captcha = await promptForCaptcha({ again });
    if (captcha === undefined) throw refusal;
    try {
      return await attempt(captcha);
    } catch (error) {
      if (!isCaptchaRequired(error)) throw error;
    }
  }
}

export type CaptchaImage =
  /** The user types characters or a result. */
  | { readonly kind: 'letters' | 'formula' }
  /** Third-party widget: its value is empty until solved, and some have to be started. */
  | { readonly kind: 'widget'; getValue(): string; readonly start?: (solved: () => void) => void }
  /** Needs no answer. */
  | { readonly kind: 'passed'; readonly value: string };

const PICTURE = '<div class="captcha-challenge"><img src="" alt="Distorted characters"></div>';

/** Markup of the element in which the script renders and stores its answer. */
function scriptPlace(name: string): () => string {
  const place = `<div class="${name}"></div><input type="hidden" name="captcha">`;
  trust({ markup: [place] });
  return () => place;
}

/** The library requires all templates or none. */
function markup(onPicture: (kind: 'letters' | 'formula') => void): CaptchaMarkup {
  trust({ scripts: Object.values(CAPTCHA_HOSTS).flat(), markup: [PICTURE] });
  return {
    auth0: ({ type }) => {
      onPicture(type === 'code' ? 'letters' : 'formula');
      return PICTURE;
    },
    recaptcha_v2: scriptPlace('recaptcha'),
    recaptcha_enterprise: scriptPlace('recaptcha'),
    hcaptcha: scriptPlace('hcaptcha'),
    friendly_captcha: scriptPlace('friendly-captcha'),
    arkose: scriptPlace('arkose'),
    auth0_v2: scriptPlace('auth0_v2'),
    // The screen shows the error and offers a way to continue.
    error: () => '',
  };
}

/** The library would reuse globals of earlier widgets for the new element, and fail. */
function forgetEarlierScripts(): void {
  Reflect.deleteProperty(window, 'arkose');
  Reflect.deleteProperty(window, 'auth0FCInstance');
}

async function draw(element: HTMLElement): Promise<CaptchaImage> {
  const client = await createClient(randomId());
  forgetEarlierScripts();
  return new Promise((resolve, reject) => {
    let picture: 'letters' | 'formula' | null = null;
    const templates = markup((kind) => {
      picture = kind;
    });
    const rendered = client.renderPasswordlessCaptcha(element, { templates }, (problem, widget) => {
      // The library reports the failure before it sets the value to continue with.
      queueMicrotask(() => {
        const value = rendered.getValue();
        const start = widget?.triggerCaptcha;
        if (value === BYPASS) resolve({ kind: 'passed', value });
        else if (problem) reject(new Error('The captcha could not be had'));
        else if (picture !== null) resolve({ kind: picture });
        else if (value === undefined) resolve({ kind: 'passed', value: '' });
        else {
          const getValue = (): string => rendered.getValue() ?? '';
          resolve({ kind: 'widget', getValue, ...(start === undefined ? {} : { start }) });
        }
      });
    });
  });
}

/**
 * Lets the library render the captcha. Rejects if loading fails; a time limit covers scripts that
 * never report failure.
 */
export async function drawCaptcha(element: HTMLElement): Promise<CaptchaImage> {
  try {
    return await withinTimeLimit(draw(element));
  } catch (error) {
    log.warn('The captcha could not be had');
    throw error;
  }
}
