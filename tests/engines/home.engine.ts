import {
  acceptOffer,
  agreeToDocuments,
  requestCode,
  enterCode,
  fillPersonalInfo,
  NEWCOMER,
  signAgreements,
  waitForOffer,
} from '../flows/steps';
import { expect, test } from './test';

for (const [way, to] of [
  ['a text message', { phone: NEWCOMER.phone }],
  ['an email', { email: NEWCOMER.email }],
] as const) {
  test(`a new applicant signs in by ${way}, applies, accepts and signs`, async ({
    view,
    portal,
  }) => {
    await portal.openSeed({ signedOut: true });
    await requestCode(view, to);
    await enterCode(view);
    await portal.expectScreen('personal-info');
    await agreeToDocuments(view);
    await fillPersonalInfo(view);
    await waitForOffer(view);
    await acceptOffer(view, portal);
    await portal.expectScreen('agreements');
    await signAgreements(view, '  nova  q. NEWCOMER-unal ');
    await portal.expectScreen('congratulations');
    const { users } = await portal.state();
    expect(users.find(({ lastName }) => lastName === NEWCOMER.lastName)).toMatchObject({
      phone: '+12025550187',
      dob: '1988-02-29',
      taxId: '666457788',
      annualIncome: 84_000,
    });
  });
}
