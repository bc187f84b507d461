import { getDefaultStore } from 'jotai';
import { log } from '../log';
import { randomId } from '../random-id';
import { captchaRequestAtom } from './captcha-request';
import { createClient, type CaptchaMarkup } from './identity-client';
import type { SignInProblem } from './sign-in-error';

/** What the library answers with when a script of somebody else could not be loaded: the provider lets it through. */
const BYPASS = 'BYPASS_CAPTCHA';

/** What is said when a captcha cannot be had, in the library's words (spec 8). */
export const CAPTCHA_FAILED =
  'Error getting the bot detection challenge. Please contact the system administrator.';

/** Asks the person at the screen to solve a captcha; undefined when they do not want to. */
function askPerson({ again }: { again: boolean }): Promise<string | undefined> {
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

/** By its shape: the class is in the first load, and would leave it for a file of its own. */
function isAskedAgain(error: unknown): boolean {
  return error instanceof Error && 'problem' in error && error.problem === CAPTCHA;
}

/** Asks for a captcha and tries with the answer, until it is right or the person leaves: then `refusal` stands. */
export async function tryAsPerson(
  refusal: unknown,
  attempt: (captcha: string) => Promise<void>,
): Promise<void> {
  for (let again = false; ; again = true) {
    const captcha = await askPerson({ again });
    if (captcha === undefined) throw refusal;
    try {
      return await attempt(captcha);
    } catch (error) {
      if (!isAskedAgain(error)) throw error;
    }
  }
}

/** Where the script of somebody else draws, and leaves its answer. */
const scriptPlace = (name: string) => (): string =>
  `<div class="${name}"></div><input type="hidden" name="captcha">`;

/** The library takes all of these or none. */
function markup(picture: string): CaptchaMarkup {
  return {
    auth0: () => picture,
    recaptcha_v2: scriptPlace('recaptcha'),
    recaptcha_enterprise: scriptPlace('recaptcha'),
    hcaptcha: scriptPlace('hcaptcha'),
    friendly_captcha: scriptPlace('friendly-captcha'),
    arkose: scriptPlace('arkose'),
    auth0_v2: scriptPlace('auth0_v2'),
    // The screen says it, with a way to go on.
    error: () => '',
  };
}

export interface DrawnCaptcha {
  /** What was typed or solved so far. */
  getValue(): string;
  /** Whether there is nothing left for a person to do. */
  readonly done: boolean;
}

/**
 * Lets the library draw the captcha that the provider asks for; `picture` is the markup of one to be read,
 * whose image the library sets. Rejects when it cannot be had.
 */
export async function drawCaptcha(element: HTMLElement, picture: string): Promise<DrawnCaptcha> {
  const client = await createClient(randomId());
  return new Promise((resolve, reject) => {
    const drawn = client.renderPasswordlessCaptcha(
      element,
      { templates: markup(picture) },
      (problem) => {
        // The library tells of a script that failed before it sets the value to go on with.
        queueMicrotask(() => {
          const value = drawn.getValue();
          const bypassed = value === BYPASS;
          if (problem && !bypassed) {
            log.warn('The captcha could not be had');
            reject(new Error('The captcha could not be had'));
            return;
          }
          const done = bypassed || value === undefined;
          resolve({ done, getValue: () => drawn.getValue() ?? '' });
        });
      },
    );
  });
}
