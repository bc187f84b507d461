import type { SnapshotEvent } from './snapshot-event';
import type { ShownField } from '../../../apis/control/snapshot/snapshot';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keys of storage that lead to a dialog when a page is loaded. */
export interface DialogKeys {
  readonly requested: string;
  readonly seen: string;
}

/** What the body of a request that changes the world begins with. */
export const IS_MUTATION = /"query":"\s*mutation/;

/**
 * Reads what a page shows besides its address and storage, and puts it back. The test kit hands the text of
 * this function to pages that have no mock of their own: it names nothing from outside of itself.
 */
export function createPageReader(keys: DialogKeys) {
  /** The tools around the page are no part of what it shows. */
  const TOOLS = '[data-tools]';
  const DIALOG = `:is([role=dialog], [role=alertdialog]):not(${TOOLS})`;
  const PRESSABLE = 'button, a[href]';
  const FIELDS = `:is(main, ${DIALOG}) :is(input, select, textarea)`;

  /** What begins the name of something that opens, instead of a field's own. */
  const FOLDED_NAME = 'details ';
  const DIALOG_NAME = 'dialog ';

  /** Never part of a snapshot: files, codes, tax ids, numbers of cards and accounts. */
  const SECRET = [
    '[type="password"]',
    '[type="file"]',
    '[type="hidden"]',
    '[autocomplete="one-time-code"]',
    '[autocomplete^="cc-"]',
    '[data-1p-ignore]',
    '[name*="account" i]',
    '[name*="routing" i]',
  ].join(', ');

  /** How long a page may take to show what a snapshot has, ms. */
  const TIMEOUT_MS = 20_000;

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

  /** What opened the dialog that is there; null where none is, or something else did. */
  const dialogOpener = (): string | null => (isDialogOpen() ? opener : null);

  /** Presses what opened a dialog. False where it is not there yet. */
  const pressOpener = (given: string): boolean => {
    const [place = '', ...name] = given.split(' ');
    const found = called(name.join(' '))[Number(place)];
    found?.click();
    return found !== undefined;
  };

  const fields = (): readonly Field[] =>
    [...document.querySelectorAll<Field>(FIELDS)].filter((field) => !field.matches(SECRET));

  /** Names a field: several may share a name or have an id made on the fly, none both with the value. */
  const nameOf = (field: Field): string => {
    const isChoice = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
    const own = field.name || field.id;
    return isChoice ? `${own}=${field.value}` : own;
  };

  const valueOf = (field: Field): string | boolean => {
    const isChoice = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
    return isChoice ? field.checked : field.value;
  };

  /** What is folded on the page, each by its words and its place among those of the same words. */
  const folded = (): ReadonlyMap<string, HTMLDetailsElement> => {
    const found = new Map<string, HTMLDetailsElement>();
    for (const one of document.querySelectorAll('details')) {
      if (one.closest(TOOLS) !== null) continue;
      const summary = one.querySelector('summary')?.textContent.trim() ?? '';
      let place = 0;
      while (found.has(`${FOLDED_NAME}${String(place)} ${summary}`)) place += 1;
      found.set(`${FOLDED_NAME}${String(place)} ${summary}`, one);
    }
    return found;
  };

  /** Sets a value as a person does: past the setter that React puts on the element, and with the events. */
  const type = (field: Field, value: string): void => {
    const { prototype } =
      field instanceof HTMLSelectElement
        ? HTMLSelectElement
        : field instanceof HTMLTextAreaElement
          ? HTMLTextAreaElement
          : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    for (const name of ['input', 'change']) {
      const event: SnapshotEvent = Object.assign(new Event(name, { bubbles: true }), {
        bySnapshot: true as const,
      });
      field.dispatchEvent(event);
    }
  };

  /** What is typed, chosen and opened on the page. */
  const shownFields = (): ShownField[] => {
    const opened = dialogOpener();
    return [
      ...[...folded()].map(([id, { open }]) => ({ id, value: open })),
      ...fields().map((field) => ({ id: nameOf(field), value: valueOf(field) })),
      ...(opened === null ? [] : [{ id: DIALOG_NAME + opened, value: true }]),
    ];
  };

  /** Puts what was typed and chosen into the fields that the page has by now. Gives back what has no field yet. */
  const putFields = (wanted: readonly ShownField[]): readonly ShownField[] => {
    const known = new Map(fields().map((field) => [nameOf(field), field]));
    const foldedNow = folded();
    return wanted.filter(({ id, value }) => {
      if (id.startsWith(DIALOG_NAME)) return !pressOpener(id.slice(DIALOG_NAME.length));
      if (id.startsWith(FOLDED_NAME)) {
        const one = foldedNow.get(id);
        // Who shows it hears of that by its own event.
        if (one !== undefined) one.open = value === true;
        return one === undefined && value === true;
      }
      const field = known.get(id);
      if (field === undefined) return value !== false && value !== '';
      if (valueOf(field) === value) return false;
      if (typeof value === 'string') type(field, value);
      // A radio is left by choosing another one.
      else if (value || (field instanceof HTMLInputElement && field.type === 'checkbox'))
        field.click();
      return false;
    });
  };

  return {
    shownFields,
    putFields,

    /** Notes when somebody types or chooses something on a screen, and what opens a dialog. */
    follow(): void {
      try {
        requested = localStorage.getItem(keys.requested);
        isNewcomer = localStorage.getItem(keys.seen) === null;
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
    },

    /** Notes that the world was changed: what was pressed before did more than open a dialog. */
    forgetOpener(): void {
      opener = null;
    },

    /** What storage had when the page was loaded so that the dialog that is open came; changes what is stored by now. */
    withDialog(local: Readonly<Record<string, string>>): Record<string, string> {
      if (!isDialogOpen() || opener !== null) return { ...local };
      const { [keys.seen]: shown, ...rest } = local;
      return {
        ...rest,
        ...(shown === undefined || isNewcomer ? {} : { [keys.seen]: shown }),
        ...(requested === null ? {} : { [keys.requested]: requested }),
      };
    },

    /** Whether something was typed, chosen or opened on the screen that is shown, since the page was loaded. */
    isTouched: (): boolean => touchedAt === location.pathname || dialogOpener() !== null,

    /** What is typed, chosen and opened, and how far down it is, px. */
    read: () => ({ fields: shownFields(), scroll: Math.round(window.scrollY) }),

    /** Puts fields back as they appear: answers lead to further questions. Gives back what never came. */
    putAsTheyCome(wanted: readonly ShownField[], scroll: number): Promise<readonly ShownField[]> {
      return new Promise((resolve) => {
        let left = wanted;
        const put = (): void => {
          if (document.querySelector('main[data-screen]:not([data-prerendered] *)') === null)
            return;
          left = putFields(left);
          if (left.length > 0) return;
          stop();
          requestAnimationFrame(() => window.scrollTo({ top: scroll }));
        };
        const observer = new MutationObserver(put);
        const timer = window.setTimeout(() => stop(), TIMEOUT_MS);
        const stop = (): void => {
          observer.disconnect();
          window.clearTimeout(timer);
          resolve(left);
        };
        observer.observe(document, { childList: true, subtree: true });
        put();
      });
    },
  };
}
