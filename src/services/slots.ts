import type { ComponentType } from 'react';

/** Places that a build for development may fill; empty in production. */
export interface Slots {
  /** A hint for developers on the sign-in screen: where the code can be read. */
  readonly SignInHint?: ComponentType;
  /** What the admin debugger shows of the outside world. */
  readonly DebuggerPanel?: ComponentType;
  /** Whether events are sent from the start: test events distort nobody's figures. */
  readonly tracksInDevelopment?: boolean;
}

let slots: Slots = {};

/** Fills the slots. Called once at boot. */
export function installSlots(filled: Slots): void {
  slots = filled;
}

/** The slots as boot filled them. */
export function readSlots(): Slots {
  return slots;
}
