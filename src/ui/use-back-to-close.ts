import { useEffect, useEffectEvent } from 'react';

/** History entry that Back removes instead of leaving the page. */
const MARK = 'overlay';

/** Close callbacks; the last one is of the dialog on top. */
const open: (() => void)[] = [];
/** URL below the current overlay entry; null if there is none. */
let addedOn: string | null = null;
/** A pending removal of the entry. */
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

/** All open dialogs share one entry. */
function update(): void {
  if (removal !== null) void removal.done.then(update);
  else if (open.length > 0 && !isEntry()) {
    addedOn = window.location.href;
    window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
  } else if (open.length === 0 && isEntry()) void removeEntry();
}

/** Runs before the router, because the page below the entry doesn't change. */
function onPop(event: PopStateEvent): void {
  if (removal !== null) {
    event.stopImmediatePropagation();
    const { end } = removal;
    [removal, addedOn] = [null, null];
    end();
    return;
  }
  if (isEntry()) {
    // Forward to the entry of a closed dialog.
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
  // A reload closes dialogs but keeps the entry.
  queueMicrotask(update);
}

/** Adds a history entry while a dialog is open, so that Back closes it. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    listen();
    if (!isOpen) return undefined;
    const entry = (): void => close();
    open.push(entry);
    // Later, so that the next dialog can take over the entry.
    queueMicrotask(update);
    return () => {
      open.splice(open.indexOf(entry), 1);
      queueMicrotask(update);
    };
  }, [isOpen]);
}

/** Navigates after the removal of an open dialog's entry. */
export function leaveOverlayEntry(navigate: () => void): void {
  if (removal === null && !isEntry()) navigate();
  else void removeEntry().then(navigate);
}
