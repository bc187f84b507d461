import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { findRoute, isEmbedded } from '../../catalogue/routes';
import type { AdminDebuggerProps } from '../../features/debugger/admin-debugger';
import { isDebuggerEnabled } from '../../services/debugger/debugger-flag';
import { wasDebuggerOpen } from '../../services/debugger/developer-flags';
import { log } from '../../services/log';

const AdminDebugger = lazy(async (): Promise<{ default: ComponentType<AdminDebuggerProps> }> => {
  try {
    return { default: (await import('../../features/debugger/admin-debugger')).AdminDebugger };
  } catch {
    // Nobody needs it to apply: the portal goes on without it.
    log.warn('The admin debugger could not be loaded');
    return { default: () => null };
  }
});

/** The admin debugger where it is wanted. Nobody else loads a byte of it. */
export function DebuggerMount() {
  const [path] = useLocation();
  const [enabled] = useState(isDebuggerEnabled);
  return enabled && !isEmbedded(findRoute(path)) ? (
    <Suspense>
      <AdminDebugger initiallyOpen={wasDebuggerOpen()} />
    </Suspense>
  ) : null;
}
