import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { programDefinition } from '../../catalogue/programs';
import { findRoute, isEmbedded } from '../../catalogue/routes';
import type { CurrentBrand } from '../../common/brand/use-brand';
import { Cookies } from '../../features/cookies/cookies';
import { keepAttribution } from '../../services/attribution/attribution';
import { clearWithoutPerformance } from '../../services/consent/performance-data';
import { isPublicScreen } from '../routing/public-screens';
import { startMeasuring } from './start-measuring';

function CookiesOfPage() {
  const [path] = useLocation();
  const screen = findRoute(path)?.screen;
  return (
    <Cookies
      // A visitor is only passing through.
      excluded={screen === 'login-callback'}
      withoutToasts={isPublicScreen(screen)}
    />
  );
}

/**
 * What nobody needs to apply, started once the first screen is painted: consent, where a visitor came
 * from, and all that is allowed to measure. `search` is the query the page began with. A page in a
 * frame, which is the one with the card fields, has none of it.
 */
export function startAfterPaint(search: string, { id, meta }: CurrentBrand): void {
  if (isEmbedded(findRoute(window.location.pathname))) return;
  keepAttribution(search);
  clearWithoutPerformance();
  const { flow } = programDefinition(id);
  startMeasuring({ program: id, flow, title: meta.title });
  // In front of the page: the first to be reached by keyboard, and none of its errors is the portal's.
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <StrictMode>
      <CookiesOfPage />
    </StrictMode>,
  );
}
