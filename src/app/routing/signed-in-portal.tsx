import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { isEmbedded, type Route } from '../../catalogue/routes';
import { createDataClient } from '../../services/data/data-client';
import { forgetFailedFields } from '../../services/data/failed-fields';
import { ApplicantProvider } from '../../services/data/use-applicant';
import { HelpCenterDialog } from '../../features/help/help-center-dialog';
import { closeAllModals } from '../../shell/dialogs/modal-store';
import { NamedModals } from '../../features/dialogs/named-modals';
import { EmbeddedSessionGuard } from '../session/embedded-session-guard';
import { SessionGuard } from '../session/session-guard';
import { SignedInFrame } from '../shell/signed-in-frame';
import { Toaster } from '../../ui/toaster';
import { ScreenGate } from './screen-gate';

const OVERLAYS = (
  <>
    <HelpCenterDialog />
    <NamedModals />
    <SessionGuard />
    <Toaster />
  </>
);

/** An embedded page has only the data client and the gate. */
export function SignedInPortal({ route }: { readonly route: Route | null }) {
  const [client] = useState(createDataClient);
  // The next person must not see the previous person's data.
  useEffect(
    () => () => {
      closeAllModals();
      forgetFailedFields();
    },
    [],
  );
  if (isEmbedded(route)) {
    return (
      <ApolloProvider client={client}>
        <ApplicantProvider>
          <ScreenGate route={route} />
        </ApplicantProvider>
        <EmbeddedSessionGuard />
      </ApolloProvider>
    );
  }
  return (
    <ApolloProvider client={client}>
      <ApplicantProvider>
        <SignedInFrame>
          <ScreenGate route={route} />
        </SignedInFrame>
        {OVERLAYS}
      </ApplicantProvider>
    </ApolloProvider>
  );
}
