import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { signInPath } from '../../catalogue/journey/sign-in-path';
import { SCREENS } from '../../catalogue/screens';
import { isAuthenticated } from '../../services/session/session';
import { useBrand } from '../../domain/program/use-brand';
import { PortalHelp } from '../../shell/help/portal-help';
import { helpCenterAtom } from '../../shell/help/help-center';
import { LinkButton } from '../../ui/link-button';
import { PageFrame } from '../../ui/page-frame';
import { SiteHeader } from '../../ui/site-header';
import { loadRoute } from '../routing/route-load-error';
import { PortalFooter } from './portal-footer';

const LOGIN = SCREENS.login.path;

const HelpCenterDialog = lazy(() =>
  loadRoute(async () => ({
    default: (await import('../../features/help/help-center-dialog')).HelpCenterDialog,
  })),
);

/** The way to log in, for programs that have it in the header. It leads back to where somebody was, or was going. */
function LogIn() {
  const [path] = useLocation();
  const search = useSearch();
  // Where the form itself stands there is nothing to lead to.
  if (path === LOGIN) return null;
  const href = path.startsWith(LOGIN) ? LOGIN + search : signInPath(path + search);
  return (
    <LinkButton href={href} variant="secondary" size="small">
      Log In
    </LinkButton>
  );
}

/** The frame for visitors. The Help Center is only loaded when it is asked for. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { logo, texts, layout } = useBrand();
  const { open } = useAtomValue(helpCenterAtom);
  const [path] = useLocation();
  return (
    <>
      <PageFrame
        header={
          <SiteHeader
            logo={{ src: logo, alt: texts.programName, href: SCREENS.home.path }}
            theme={layout.headerTheme}
          >
            {!layout.loginButtonRemoval && !isAuthenticated() && <LogIn />}
          </SiteHeader>
        }
        help={<PortalHelp place="band" />}
        footer={<PortalFooter folded={path !== LOGIN} />}
      >
        {children}
      </PageFrame>
      {open && (
        <Suspense>
          <HelpCenterDialog />
        </Suspense>
      )}
    </>
  );
}
