import { useLocation } from 'wouter';
import { findRoute, isEmbedded } from '../../catalogue/routes';
import { AdminDebugger } from '../../features/debugger/admin-debugger';
import { wasDebuggerOpen } from '../../services/debugger/developer-flags';

export function ShownDebugger() {
  const [path] = useLocation();
  return isEmbedded(findRoute(path)) ? null : <AdminDebugger initiallyOpen={wasDebuggerOpen()} />;
}
