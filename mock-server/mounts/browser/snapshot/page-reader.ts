import type { SnapshotEvent } from './snapshot-event';
import type { ShownField } from '../../../apis/control/snapshot/snapshot';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** They open a dialog when a page loads. */
export interface DialogKeys {
  readonly requested: string;
  readonly seen: string;
}

/** Start of a request body. */
export const IS_MUTATION = /"query":"\s*mutation/;

/**
 * The test kit injects this function's text into pages, so it must not refer to anything outside.
 */
export function createPageReader(keys: DialogKeys) {
  /** Not part of a page's state. */
  const TOOLS = '[data-tools]';
  const DIALOG = `:is([role=dialog], [role=alertdialog]):not(${TOOLS})`;
  const PRESSABLE = 'button, a[href]';
  const FIELDS = `:is(main, ${DIALOG}) :is(input, select, textarea)`;

  /** Prefix that distinguishes `details` elements from fields. */
  const FOLDED_NAME = 'details ';
  const DIALOG_NAME = 'dialog ';

  /** Never part of a snapshot. */
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

  /** Time for the page to show a snapshot, ms. */
  const TIMEOUT_MS = 20_000;

  let touchedAt: string | null = null;
  let opener: string | null = null;
  let requested: string | null = null;
  let isNewcomer = false;

  const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

  const words = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

  /** In document order. */
  const called = (name: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
      (one) => one.closest(`${TOOLS}, ${DIALOG}`) === null && words(one) === name,
    );

  /** Null if something else opened the dialog. */
  const dialogOpener = (): string | null => (isDialogOpen() ? opener : null);

  /** Returns false if the opener isn't there yet. */
  const pressOpener = (given: string): boolean => {
    const [place = '', ...name] = given.split(' ');
    const found = called(name.join(' '))[Number(place)];
    found?.click();
    return found !== undefined;
  };

  const fields = (): readonly Field[] =>
    [...document.querySelectorAll<Field>(FIELDS)].filter((field) => !field.matches(SECRET));

  /** Fields may share a name or have a generated id, but not both together with the value. */
  const nameOf = (field: Field): string => {
    const isChoice = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
    const own = field.name || field.id;
    return isChoice ? `${own}=${field.value}` : own;
  };

  const valueOf = (field: Field): string | boolean => {
    const isChoice = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
    return isChoice ? field.checked : field.value;
  };

  /** Keyed by text and position among equal texts. */
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

  /** Uses the native setter, because React overrides the element's. */
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

  /** Includes the open `details`. */
  const shownFields = (): ShownField[] => {
    const opened = dialogOpener();
    return [
      ...[...folded()].map(([id, { open }]) => ({ id, value: open })),
      ...fields().map((field) => ({ id: nameOf(field), value: valueOf(field) })),
      ...(opened === null ? [] : [{ id: DIALOG_NAME + opened, value: true }]),
    ];
  };

  /** Returns those that have no field yet. */
  const putFields = (wanted: readonly ShownField[]): readonly ShownField[] => {
    const known = new Map(fields().map((field) => [nameOf(field), field]));
    const foldedNow = folded();
    return wanted.filter(({ id, value }) => {
      if (id.startsWith(DIALOG_NAME)) return !pressOpener(id.slice(DIALOG_NAME.length));
      if (id.startsWith(FOLDED_NAME)) {
        const one = foldedNow.get(id);
        // The `toggle` event notifies its component.
        if (one !== undefined) one.open = value === true;
        return one === undefined && value === true;
      }
      const field = known.get(id);
      if (field === undefined) return value !== false && value !== '';
      if (valueOf(field) === value) return false;
      if (typeof value === 'string') type(field, value);
      // A radio is deselected by choosing another one.
      else if (value || (field instanceof HTMLInputElement && field.type === 'checkbox'))
        field.click();
      return false;
    });
  };

  return {
    shownFields,
    putFields,

    /** Records input, and clicks that open a dialog. */
    follow(): void {
      try {
        requested = localStorage.getItem(keys.requested);
        isNewcomer = localStorage.getItem(keys.seen) === null;
      } catch {
        // Without storage, no dialog was opened by storage.
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

    /** Called when the world changes: an earlier click did more than open a dialog. */
    forgetOpener(): void {
      opener = null;
    },

    /** Adds the value at page load that opened the current dialog, even if it has changed since. */
    withDialog(local: Readonly<Record<string, string>>): Record<string, string> {
      if (!isDialogOpen() || opener !== null) return { ...local };
      const { [keys.seen]: shown, ...rest } = local;
      return {
        ...rest,
        ...(shown === undefined || isNewcomer ? {} : { [keys.seen]: shown }),
        ...(requested === null ? {} : { [keys.requested]: requested }),
      };
    },

    /** Since the page loaded, on the current screen. */
    isTouched: (): boolean => touchedAt === location.pathname || dialogOpener() !== null,

    /** Scroll position in px. */
    read: () => ({ fields: shownFields(), scroll: Math.round(window.scrollY) }),

    /**
     * Answers can add questions, so fields are restored as they appear. Returns the missing ones.
     */
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
