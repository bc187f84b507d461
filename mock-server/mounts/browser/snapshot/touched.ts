import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';

/** The tools around the page are no part of what it shows. */
const TOOLS = '[data-tools]';

const DIALOG = `:is([role=dialog], [role=alertdialog]):not(${TOOLS})`;

const PRESSABLE = 'button, a[href]';

let touchedAt: string | null = null;
let opener: string | null = null;
let requested: string | null = null;
let isNewcomer = false;

const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

const words = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** What can be pressed on the page and is called so, in order. */
const called = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (one) => one.closest(`${TOOLS}, ${DIALOG}`) === null && words(one) === name,
  );

/** Notes when somebody types or chooses something on a screen, and what opens a dialog. */
export function followTyping(): void {
  try {
    requested = localStorage.getItem(STORAGE_KEYS.requestedModal);
    isNewcomer = localStorage.getItem(STORAGE_KEYS.onboardingShown) === null;
  } catch {
    // Where nothing is stored, no dialog was asked for by storage.
  }
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.closest('main') !== null) {
        touchedAt = location.pathname;
      }
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('main summary') !== null) {
        touchedAt = location.pathname;
      }
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (pressed === null || pressed.closest(`${TOOLS}, ${DIALOG}`) !== null) return;
      const name = words(pressed);
      const place = called(name).findIndex((one) => one === pressed);
      opener = isDialogOpen() || place < 0 ? null : `${String(place)} ${name}`;
    },
    { capture: true },
  );
}

/** Notes that the world was changed: what was pressed before did more than open a dialog. */
export function forgetOpener(): void {
  opener = null;
}

/** What opened the dialog that is there; null where none is, or something else did. */
export const dialogOpener = (): string | null => (isDialogOpen() ? opener : null);

/** Presses what opened a dialog. False where it is not there yet. */
export function pressOpener(given: string): boolean {
  const [place = '', ...name] = given.split(' ');
  const found = called(name.join(' '))[Number(place)];
  found?.click();
  return found !== undefined;
}

/** What storage had when the page was loaded so that the dialog that is open came; changes what is stored by now. */
export function withDialog(local: Readonly<Record<string, string>>): Record<string, string> {
  if (!isDialogOpen() || opener !== null) return { ...local };
  const { [STORAGE_KEYS.onboardingShown]: shown, ...rest } = local;
  return {
    ...rest,
    ...(shown === undefined || isNewcomer ? {} : { [STORAGE_KEYS.onboardingShown]: shown }),
    ...(requested === null ? {} : { [STORAGE_KEYS.requestedModal]: requested }),
  };
}

/** Whether something was typed, chosen or opened on the screen that is shown, since the page was loaded. */
export const isTouched = (): boolean => touchedAt === location.pathname || dialogOpener() !== null;
