import type { ComponentType } from 'react';

/** Extension points for development builds; empty in production. */
export interface DevExtensions {
  /** Hint on the sign-in screen: where to find the code. */
  readonly SignInHint?: ComponentType;
  readonly DebuggerPanel?: ComponentType;
  /** Default of sending events: the mock's events affect no real statistics. */
  readonly tracksInDevelopment?: boolean;
}

let extensions: DevExtensions = {};

/** Call once at boot. */
export function installDevExtensions(filled: DevExtensions): void {
  extensions = filled;
}

export function devExtensions(): DevExtensions {
  return extensions;
}
