import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import type { VisitorScreenId } from '../../catalogue/journey/entry';
import { createDataClient } from '../../services/data/data-client';
import { keepReferralCode } from '../../domain/referral/referral-parameter';
import { NamedModals } from '../../features/dialogs/named-modals';
import { Toaster } from '../../ui/toaster';
import { preloadSignUp } from './public-screens';
import { VISITOR_ROUTES } from './visitor-screens';
import { WaitingScreen } from '../../shell/screen/waiting-screen';

const refetchNothing = (): Promise<void> => Promise.resolve();

/** Fetches the code of a screen before it is drawn. */
export async function fetchScreen(id: VisitorScreenId): Promise<void> {
  await VISITOR_ROUTES.load(id);
}

/** What follows for a visitor: the questions about the kind of item that was chosen, which are one screen, then an account. */
const preloadAfter = (id: VisitorScreenId): Promise<unknown> =>
  id === 'quick-appraisal'
    ? fetchScreen('quick-appraisal-ring').catch(() => undefined)
    : preloadSignUp();

/** The screens of the quick appraisal for somebody who is not signed in: the data client and the modals, no applicant. */
export function VisitorPortal({ id, flow }: { readonly id: VisitorScreenId; readonly flow: Flow }) {
  const [client] = useState(createDataClient);
  const Screen = VISITOR_ROUTES.screen(id);
  const search = useSearch();
  useEffect(() => keepReferralCode(search), [search]);
  // Whoever answers something goes on; whoever only looks needs no more.
  useEffect(() => {
    const preload = (): void => void preloadAfter(id);
    document.addEventListener('change', preload, { once: true });
    return () => document.removeEventListener('change', preload);
  }, [id]);
  // It has its styles in an attribute, which the security policy allows to script alone: no part of a painted page.
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <ApolloProvider client={client}>
      <Suspense fallback={<WaitingScreen />}>
        <Screen key={id} applicant={null} flow={flow} refetch={refetchNothing} />
      </Suspense>
      <NamedModals />
      {drawn && <Toaster />}
    </ApolloProvider>
  );
}
