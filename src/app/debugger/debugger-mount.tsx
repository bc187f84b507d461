import { useState } from 'react';
import { isDebuggerEnabled } from '../../services/debugger/debugger-flag';
import { lazyComponent } from '../../shell/problems/lazy-component';
import { useHydrated } from '../../ui/use-hydrated';

// Not needed to apply.
const ShownDebugger = lazyComponent(async () => (await import('./shown-debugger')).ShownDebugger);

export function DebuggerMount() {
  const [enabled] = useState(isDebuggerEnabled);
  // Prerendered pages don't contain it.
  const isHydrated = useHydrated();
  return enabled && isHydrated ? <ShownDebugger /> : null;
}
