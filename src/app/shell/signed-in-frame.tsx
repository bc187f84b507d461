import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { APP_PATH, SCREENS } from '../../catalogue/screens';
import { signOut } from '../../services/session/sign-out';
import { useBrand } from '../../domain/program/use-brand';
import { PortalHelp } from '../../shell/help/portal-help';
import { AccountMenu } from '../../ui/menu';
import { PageFrame } from '../../ui/page-frame';
import { SiteHeader } from '../../ui/site-header';
import { PortalFooter } from './portal-footer';

const END = (
  <>
    <PortalHelp place="band" />
    <PortalFooter folded />
  </>
);

/** Doesn't re-render between screens. */
export function SignedInFrame({ children }: { readonly children: ReactNode }) {
  const { logo, texts, layout } = useBrand();
  const [, setLocation] = useLocation();
  const header = useMemo(
    () => (
      <SiteHeader
        logo={{ src: logo, alt: texts.programName, href: SCREENS.home.path }}
        theme={layout.headerTheme}
      >
        <AccountMenu
          label="Account"
          items={[
            { label: 'My Application', onSelect: () => setLocation(APP_PATH) },
            { label: 'Settings', onSelect: () => setLocation(SCREENS.settings.path) },
            { label: 'Sign Out', onSelect: () => void signOut() },
          ]}
        />
      </SiteHeader>
    ),
    [logo, texts, layout, setLocation],
  );
  return (
    <PageFrame header={header} end={END}>
      {children}
    </PageFrame>
  );
}
