import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useBrand } from '../../shared/brand/use-brand';
import { helpCenterAtom } from '../../shared/help/help-center';
import { ButtonLink } from '../../ui/button';
import { PageFrame } from '../../ui/page-frame';
import { SiteHeader } from '../../ui/site-header';
import { loadRoute } from '../routing/route-load-error';
import { PortalFooter, PortalHelp } from './frame-parts';

const HelpCenterDialog = lazy(() =>
  loadRoute(async () => ({
    default: (await import('../../shared/help/help-center-dialog')).HelpCenterDialog,
  })),
);

/** The frame for visitors. The Help Center is only loaded when it is asked for. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { layout, logo, texts } = useBrand();
  const [path] = useLocation();
  const { open } = useAtomValue(helpCenterAtom);
  return (
    <>
      <PageFrame
        header={
          <SiteHeader logo={{ src: logo, alt: texts.programName, href: '/' }}>
            {!layout.loginButtonRemoval && path !== '/login' && (
              <Link href="/login" asChild>
                <ButtonLink variant="tertiary" size="small" href="/login">
                  Log In
                </ButtonLink>
              </Link>
            )}
          </SiteHeader>
        }
        help={<PortalHelp />}
        footer={<PortalFooter />}
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
