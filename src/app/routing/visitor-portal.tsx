import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import type { VisitorScreenId } from '../../catalogue/journey/entry';
import { createDataClient } from '../../services/data/data-client';
import { keepReferralCode } from '../../domain/referral/referral-parameter';
import { NamedModals } from '../../features/dialogs/named-modals';
import { Toaster } from '../../ui/toaster';
import { preloadSignUp } from './public-screens';
import { VISITOR_SCREENS } from './visitor-screens';
import { WaitingScreen } from '../../shell/screen/waiting-screen';

const subscribeToNothing = () => () => undefined;

const refetchNothing = (): Promise<void> => Promise.resolve();

/** Loads the code of a screen before it is rendered. */
export const preloadVisitorScreen = (id: VisitorScreenId): Promise<void> =>
  VISITOR_SCREENS[id].preload();

/** Loads the next screen: the questions about the chosen kind of item, which are one screen, then sign-up. */
const preloadAfter = (id: VisitorScreenId): Promise<void> =>
  id === 'quick-appraisal' ? preloadVisitorScreen('quick-appraisal-ring') : preloadSignUp();

/** The screens of the quick appraisal for visitors: the data client and the modals, no applicant. */
export function VisitorPortal({ id, flow }: { readonly id: VisitorScreenId; readonly flow: Flow }) {
  const [client] = useState(createDataClient);
  const Screen = VISITOR_SCREENS[id].Component;
  const search = useSearch();
  useEffect(() => keepReferralCode(search), [search]);
  // Visitors who answer something usually continue.
  useEffect(() => {
    const preload = (): void => void preloadAfter(id);
    document.addEventListener('change', preload, { once: true });
    return () => document.removeEventListener('change', preload);
  }, [id]);
  // It has its styles in an attribute, which the security policy allows to script alone: no part of a painted page.
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <ApolloProvider client={client}>
      <Suspense fallback={<WaitingScreen />}>
        <Screen key={id} applicant={null} flow={flow} refetch={refetchNothing} />
      </Suspense>
      <NamedModals />
      {isInBrowser && <Toaster />}
    </ApolloProvider>
  );
}
