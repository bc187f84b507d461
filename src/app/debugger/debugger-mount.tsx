import { useState } from 'react';
import { isDebuggerEnabled } from '../../services/debugger/debugger-flag';
import { lazyPart } from '../../shell/problems/lazy-part';
import { useHydrated } from '../../ui/use-hydrated';

// Nobody needs it to apply: the portal continues without it.
const ShownDebugger = lazyPart(async () => (await import('./shown-debugger')).ShownDebugger);

/** The admin debugger where it is enabled. Nobody else loads a byte of it. */
export function DebuggerMount() {
  const [enabled] = useState(isDebuggerEnabled);
  // Prerendered pages don't contain it.
  const isHydrated = useHydrated();
  return enabled && isHydrated ? <ShownDebugger /> : null;
}
