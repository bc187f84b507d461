import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import type { VisitorScreenId } from '../../catalogue/journey/entry';
import { createDataClient } from '../../services/data/data-client';
import { storeReferralCode } from '../../domain/referral/referral-parameter';
import { NamedModals } from '../../features/dialogs/named-modals';
import { Toaster } from '../../ui/toaster';
import { useHydrated } from '../../ui/use-hydrated';
import { preloadSignUp } from './public-screens';
import { VISITOR_SCREENS } from './visitor-screens';
import { WaitingScreen } from '../../shell/screen/waiting-screen';

const refetchNothing = (): Promise<void> => Promise.resolve();

export const preloadVisitorScreen = (id: VisitorScreenId): Promise<void> =>
  VISITOR_SCREENS[id].preload();

/** The next screen after all questions about an item is sign-up. */
const preloadAfter = (id: VisitorScreenId): Promise<void> =>
  id === 'quick-appraisal' ? preloadVisitorScreen('quick-appraisal-ring') : preloadSignUp();

export function VisitorPortal({ id, flow }: { readonly id: VisitorScreenId; readonly flow: Flow }) {
  const [client] = useState(createDataClient);
  const Screen = VISITOR_SCREENS[id].Component;
  const search = useSearch();
  useEffect(() => storeReferralCode(search), [search]);
  // Visitors who answer something usually continue.
  useEffect(() => {
    const preload = (): void => void preloadAfter(id);
    document.addEventListener('change', preload, { once: true });
    return () => document.removeEventListener('change', preload);
  }, [id]);
  const isHydrated = useHydrated();
  return (
    <ApolloProvider client={client}>
      <Suspense fallback={<WaitingScreen />}>
        <Screen key={id} applicant={null} flow={flow} refetch={refetchNothing} />
      </Suspense>
      <NamedModals />
      {/* Its style attribute in prerendered markup would violate the CSP. */}
      {isHydrated && <Toaster />}
    </ApolloProvider>
  );
}
