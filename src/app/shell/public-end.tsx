import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { useLocation } from 'wouter';
import { SCREENS } from '../../catalogue/screens';
import { helpCenterAtom } from '../../shell/help/help-center';
import { PortalHelp } from '../../shell/help/portal-help';
import { loadRoute } from '../routing/route-load-error';
import { LazyBoundary } from '../../shell/problems/lazy-component';
import { PortalFooter } from './portal-footer';

const HelpCenterDialog = lazy(() =>
  loadRoute(async () => ({
    default: (await import('../../features/help/help-center-dialog')).HelpCenterDialog,
  })),
);

/** The Help Center loads on demand. */
export function PublicEnd() {
  const { open } = useAtomValue(helpCenterAtom);
  const [path] = useLocation();
  return (
    <>
      <PortalHelp place="band" />
      <PortalFooter folded={path !== SCREENS.login.path} />
      {open && (
        <LazyBoundary>
          <HelpCenterDialog />
        </LazyBoundary>
      )}
    </>
  );
}
