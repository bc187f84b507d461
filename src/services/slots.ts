import type { ComponentType } from 'react';

/** Extension points for development builds; empty in production. */
export interface Slots {
  /** A hint for developers on the sign-in screen: where to find the code. */
  readonly SignInHint?: ComponentType;
  /** The admin debugger's panel for the mock. */
  readonly DebuggerPanel?: ComponentType;
  /** Whether events are sent by default: the mock's events affect no real statistics. */
  readonly tracksInDevelopment?: boolean;
}

let slots: Slots = {};

/** Fills the extension points. Call once at boot. */
export function installSlots(filled: Slots): void {
  slots = filled;
}

export function readSlots(): Slots {
  return slots;
}
