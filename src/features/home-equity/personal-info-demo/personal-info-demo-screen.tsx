import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import type { Applicant } from '../../../services/data/use-applicant';
import { DemoBanner } from '../../../shell/demo/demo-banner';
import { DemoEnd } from '../../../shell/demo/demo-end';
import { StoresDraftsContext } from '../../../forms/use-draft';
import { PersonalInfoForm } from '../personal-info/personal-info-form';
import { createDemoClient } from './demo-client';

/** No data on file, so that the form starts empty. */
const DEMO_APPLICANT: Applicant = {
  user: {
    id: 'demo',
    firstName: null,
    lastName: null,
    middleName: null,
    phone: null,
    displayName: null,
    email: null,
    dob: null,
    referralCode: null,
    annualIncome: null,
    ssnLastFour: null,
    billingAddress: null,
    shippingAddress: null,
    creditApplication: null,
  },
  signInMethod: 'SMS',
  consents: {
    eSignAt: null,
    termsAt: null,
    marketingByText: false,
    marketingByEmail: false,
    statusByText: false,
  },
  incomeSources: [],
  application: null,
};

/** The real form with a data client that sends nothing. */
export function PersonalInfoDemoScreen() {
  const [client] = useState(createDemoClient);
  const [done, setDone] = useState(false);
  return (
    <>
      <DemoBanner />
      {done ? (
        <DemoEnd onAgain={() => setDone(false)} />
      ) : (
        <ApolloProvider client={client}>
          <StoresDraftsContext value={false}>
            <PersonalInfoForm
              flow="home"
              applicant={DEMO_APPLICANT}
              draft={null}
              refetch={() => {
                setDone(true);
                return Promise.resolve();
              }}
            />
          </StoresDraftsContext>
        </ApolloProvider>
      )}
    </>
  );
}
