import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from '../../shell/navigation/use-search';
import { signInPath } from '../../catalogue/journey/sign-in-path';
import { SCREENS } from '../../catalogue/screens';
import { isAuthenticated } from '../../services/session/session';
import { useBrand } from '../../domain/program/use-brand';
import { lazyComponent } from '../../shell/problems/lazy-component';
import { firstScreen } from '../../shell/screen/first-screen';
import { LinkButton } from '../../ui/link-button';
import { PageFrame } from '../../ui/page-frame';
import { SiteHeader } from '../../ui/site-header';

const LOGIN = SCREENS.login.path;

const PublicEnd = lazyComponent(async () => {
  await firstScreen;
  return (await import('./public-end')).PublicEnd;
});

/**
 * One element for all renders: a new one before its code loads would make React discard the
 * prerendered markup.
 */
const end = <PublicEnd />;

/** Returns to the current page or the original target. */
function LogIn() {
  const [path] = useLocation();
  const search = useSearch();
  if (path === LOGIN) return null;
  const href = path.startsWith(LOGIN) ? LOGIN + search : signInPath(path + search);
  return (
    <LinkButton href={href} variant="secondary" size="small">
      Sign In
    </LinkButton>
  );
}

export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { logo, texts, layout } = useBrand();
  return (
    <PageFrame
      header={
        <SiteHeader
          logo={{ src: logo, alt: texts.programName, href: SCREENS.home.path }}
          theme={layout.headerTheme}
        >
          {!layout.loginButtonRemoval && !isAuthenticated() && <LogIn />}
        </SiteHeader>
      }
      end={end}
    >
      {children}
    </PageFrame>
  );
}
