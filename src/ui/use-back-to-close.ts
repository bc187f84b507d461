import { useEffect, useEffectEvent } from 'react';

/** Marks the history entry that Back removes instead of leaving the page. */
const MARK = 'overlay';

/** Close callbacks of the open dialogs and drawers; the last one is on top. */
const open: (() => void)[] = [];
/** The address under the entry while it is the current one; null otherwise. */
let addedOn: string | null = null;
/** A removal of the entry that is under way. */
let removal: { readonly done: Promise<void>; readonly end: () => void } | null = null;
let isListening = false;

function isEntry(): boolean {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  return state?.[MARK] === true;
}

function removeEntry(): Promise<void> {
  if (removal === null) {
    let end = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    removal = { done, end };
    window.history.back();
  }
  return removal.done;
}

/** Adds the entry if something is open, or removes it if nothing is. One entry serves all that are open. */
function update(): void {
  if (removal !== null) void removal.done.then(update);
  else if (open.length > 0 && !isEntry()) {
    addedOn = window.location.href;
    window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
  } else if (open.length === 0 && isEntry()) void removeEntry();
}

/** Handles Back before the router does: the page under the entry is the one that is shown. */
function onPop(event: PopStateEvent): void {
  if (removal !== null) {
    event.stopImmediatePropagation();
    const { end } = removal;
    [removal, addedOn] = [null, null];
    end();
    return;
  }
  if (isEntry()) {
    // Forward to an entry whose dialog is closed.
    if (open.length === 0) void removeEntry();
    return;
  }
  const isBack = addedOn === window.location.href;
  addedOn = null;
  if (!isBack) return;
  event.stopImmediatePropagation();
  open.at(-1)?.();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPop, true);
  // A reload closes dialogs and keeps the entry.
  queueMicrotask(update);
}

/** Closes a dialog or drawer by the browser's Back, with a history entry that exists while it is open. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    listen();
    if (!isOpen) return undefined;
    const entry = (): void => close();
    open.push(entry);
    // Later, so that a dialog that replaces another one takes over its entry.
    queueMicrotask(update);
    return () => {
      open.splice(open.indexOf(entry), 1);
      queueMicrotask(update);
    };
  }, [isOpen]);
}

/** Runs a navigation after the entry of an open dialog was removed; at once if there is none. */
export function leaveOverlayEntry(navigate: () => void): void {
  if (removal === null && !isEntry()) navigate();
  else void removeEntry().then(navigate);
}
