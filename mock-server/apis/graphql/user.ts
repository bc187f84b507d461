import type { Draft, SignInMethod } from '../../generated/resolver-types';
import { fullName } from '../../../src/catalogue/person-name';
import { ownReferralCode } from '../../world/referral-code';
import type { UserRecord } from '../../world/state';
import { viewBillingAddress, viewShippingAddress } from './address';
import { viewApplication } from './application-view';
import { viewNotices } from '../../domain/documents/notices';
import { currentApplication, type ResolverContext } from './resolver-context';
import type { UserView } from './views';

/** The subject contains the connection. */
export function signInMethod(user: UserRecord): SignInMethod {
  return user.sub.startsWith('email|') ? 'EMAIL' : 'SMS';
}

export function viewDraft(user: UserRecord, screen: string): Draft | null {
  const draft = Object.hasOwn(user.drafts, screen) ? user.drafts[screen] : undefined;
  return draft === undefined ? null : { screen, ...draft };
}

/** Shows only the last four digits of the tax ID. */
export function viewUser(context: ResolverContext, user: UserRecord): UserView {
  const application = currentApplication(context, user);
  const { homeAddress, shippingAddress } = user;
  const hasAccount = context.world.state.applications.some(
    ({ owner, status }) => owner === user.sub && status === 'COMPLETE',
  );
  return {
    id: user.sub,
    firstName: user.firstName,
    lastName: user.lastName,
    middleName: user.middleName,
    phone: user.phone,
    displayName: fullName(user) || null,
    email: user.email,
    dob: user.dob,
    referralCode: hasAccount ? ownReferralCode(user) : null,
    referredBy: user.referredBy,
    annualIncome: user.annualIncome,
    ssnLastFour: user.taxId?.slice(-4) ?? null,
    billingAddress: homeAddress === null ? null : viewBillingAddress(homeAddress, shippingAddress),
    shippingAddress:
      shippingAddress === null ? null : viewShippingAddress(shippingAddress, homeAddress),
    creditApplication:
      application === undefined ? null : viewApplication(context.world, user, application),
    incomeSources: user.incomeSources,
    signInMethod: signInMethod(user),
    consents: {
      eSignAt: user.eSignConsentAt,
      termsAt: user.termsAcceptedAt,
      marketingByText: user.marketing.byText,
      marketingByEmail: user.marketing.byEmail,
      statusByText: user.statusByText,
    },
    notices: viewNotices(context.world, user),
    record: user,
  };
}
