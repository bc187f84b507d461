import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { findRoute, isEmbedded } from '../../catalogue/routes';
import { isDebuggerEnabled } from '../../services/debugger/debugger-flag';
import { wasDebuggerOpen } from '../../services/debugger/developer-flags';
import { lazyPart } from '../../shell/problems/lazy-part';

// Nobody needs it to apply: the portal continues without it.
const AdminDebugger = lazyPart(
  async () => (await import('../../features/debugger/admin-debugger')).AdminDebugger,
);

/** The admin debugger where it is enabled. Nobody else loads a byte of it. */
export function DebuggerMount() {
  const [path] = useLocation();
  const [enabled] = useState(isDebuggerEnabled);
  return enabled && !isEmbedded(findRoute(path)) ? (
    <Suspense>
      <AdminDebugger initiallyOpen={wasDebuggerOpen()} />
    </Suspense>
  ) : null;
}
