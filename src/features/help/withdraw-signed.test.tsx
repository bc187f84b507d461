// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { applicationFor } from '../../domain/application/testing/application';
import { createDataClient } from '../../services/data/data-client';
import { restoreApi, stubApi } from '../../services/data/testing/stub-api';
import type { Application } from '../../services/data/use-applicant';
import { WithdrawApplication } from './withdraw-application';

const known = vi.hoisted(() => ({ application: null as Application | null }));

vi.mock('../../services/data/use-applicant', () => ({
  useApplicantIfSignedIn: () => ({ value: known, loading: false, problem: null }),
}));

afterEach(restoreApi);

const SIGNED = { signedAt: '2026-06-15T16:00:00.000Z', cancellationEndsOn: '2026-06-18' };
const ASKS = 'You can withdraw your application at any time before you sign.';
const TOO_LATE =
  'You have signed your agreements. To cancel your credit line during the cancellation';
const NOTHING = 'You don’t have an open application.';

test.each([
  ['accepted', applicationFor('OFFER_ACCEPTED'), ASKS, 1],
  ['signed, in its cancellation period', applicationFor('OFFER_ACCEPTED', SIGNED), TOO_LATE, 0],
  ['open for good', applicationFor('COMPLETE', SIGNED), NOTHING, 0],
  ['closed', applicationFor('CANCELED_SOFT'), NOTHING, 0],
])('withdrawing an application that is %s', async (_, application, said, buttons) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  known.application = application;
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ApolloProvider client={createDataClient()}>
        <WithdrawApplication />
      </ApolloProvider>,
    ),
  );
  expect(place.textContent).toContain(said);
  expect(place.querySelectorAll('button')).toHaveLength(buttons);
  act(() => root.unmount());
});
