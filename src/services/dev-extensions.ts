import type { ComponentType } from 'react';

/** Extension points for development builds; empty in production. */
export interface DevExtensions {
  /** A hint for developers on the sign-in screen: where to find the code. */
  readonly SignInHint?: ComponentType;
  /** The admin debugger's panel for the mock. */
  readonly DebuggerPanel?: ComponentType;
  /** Whether events are sent by default: the mock's events affect no real statistics. */
  readonly tracksInDevelopment?: boolean;
}

let extensions: DevExtensions = {};

/** Fills the extension points. Call once at boot. */
export function installDevExtensions(filled: DevExtensions): void {
  extensions = filled;
}

export function devExtensions(): DevExtensions {
  return extensions;
}
