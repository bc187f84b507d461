interface Turn extends Event {
  readonly navigationType?: string;
  readonly userInitiated?: boolean;
  readonly destination?: { readonly index: number };
}

interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}

/** Back and forward buttons, if the browser reports them. */
export function followTurns(note: (turn: 'back' | 'forward') => void): () => void {
  const { navigation } = globalThis as { navigation?: Navigation };
  if (navigation === undefined) return () => undefined;
  const turned = ({ navigationType, userInitiated, destination }: Turn): void => {
    // The portal's own back navigation follows from recorded clicks.
    if (navigationType !== 'traverse' || userInitiated !== true || destination === undefined)
      return;
    note(destination.index < (navigation.currentEntry?.index ?? 0) ? 'back' : 'forward');
  };
  navigation.addEventListener('navigate', turned);
  return () => navigation.removeEventListener('navigate', turned);
}
