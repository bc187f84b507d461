import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import { isSignInScreen } from '../../catalogue/journey/sign-in-path';
import { programDefinition } from '../../catalogue/programs';
import { findRoute, isEmbedded } from '../../catalogue/routes';
import { BrandContext, type CurrentBrand } from '../../domain/program/use-brand';
import { CaptchaMount } from '../../features/captcha/captcha-mount';
import { Cookies } from '../../features/cookies/cookies';
import { storeAttribution } from '../../services/attribution/attribution';
import { onConsentChange } from '../../services/consent/consent';
import { clearWithoutPerformance } from '../../services/consent/performance-data';
import { installRecovery } from '../../services/load-code';
import { reloadForCode } from '../../services/newer-build';
import { sendConsentMode } from '../../services/scripts/consent-mode';
import { loadScripts, type Place } from '../../services/scripts/scripts';
import { setRobotsMeta } from './robots-meta';
import { startMeasuring } from './start-measuring';
import { portalPath } from '../../catalogue/folder';

function useScripts(place: Place): void {
  const { path, flow } = place;
  useEffect(() => {
    const load = (): void => loadScripts({ path, flow });
    load();
    return onConsentChange(load);
  }, [path, flow]);
}

function CookiesOfPage({ flow }: { readonly flow: Flow }) {
  const [path] = useLocation();
  const screen = findRoute(path)?.screen;
  useScripts({ path, flow });
  useEffect(() => setRobotsMeta(screen), [screen]);
  return (
    <Cookies
      // Visitors only pass through it.
      excluded={screen === 'login-callback'}
      withoutToasts={isSignInScreen(screen)}
    />
  );
}

/**
 * Starts what the first screen doesn't need: attribution, the cookie banner, and what the user's
 * choice allows. The embedded page of the card fields has none of it.
 */
export function startExtras(search: string, brand: CurrentBrand): void {
  const { id, meta } = brand;
  if (isEmbedded(findRoute(portalPath(window.location.pathname)))) return;
  installRecovery(reloadForCode);
  storeAttribution(search);
  clearWithoutPerformance();
  const { flow } = programDefinition(id);
  // Before any event: the tag manager reads its data layer in order.
  sendConsentMode();
  onConsentChange(sendConsentMode);
  startMeasuring({ program: id, flow, title: meta.title });
  // First in the tab order; its errors aren't the portal's.
  const place = document.createElement('div');
  // Dialogs make it inert, like the page.
  place.dataset['outsidePage'] = '';
  document.body.prepend(place);
  createRoot(place).render(
    <StrictMode>
      <BrandContext value={brand}>
        <CookiesOfPage flow={flow} />
        <CaptchaMount />
      </BrandContext>
    </StrictMode>,
  );
}
