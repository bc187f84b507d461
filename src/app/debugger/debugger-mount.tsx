import { useState } from 'react';
import { isDebuggerEnabled } from '../../services/debugger/debugger-flag';
import { lazyPart } from '../../shell/problems/lazy-part';
import { useHydrated } from '../../ui/use-hydrated';

// Not needed to apply: the portal continues without it.
const ShownDebugger = lazyPart(async () => (await import('./shown-debugger')).ShownDebugger);

/** The admin debugger, if enabled. Otherwise its code isn't loaded. */
export function DebuggerMount() {
  const [enabled] = useState(isDebuggerEnabled);
  // Prerendered pages don't contain it.
  const isHydrated = useHydrated();
  return enabled && isHydrated ? <ShownDebugger /> : null;
}
