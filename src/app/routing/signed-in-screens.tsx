import type { ComponentType } from 'react';
import type { InnerScreenId } from '../../catalogue/journey/decide-screen';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { WaitingScreen } from '../../shell/screen/waiting-screen';
import { routeScreens } from './route-screens';
import { VISITOR_LOADERS } from './visitor-screens';

type ScreenComponent = ComponentType<ScreenProps>;

/** Where the code of each screen is: a chunk of its own. A screen of the catalogue without one does not compile. */
const LOADERS: Record<InnerScreenId, () => Promise<ScreenComponent>> = {
  home: async () => (await import('../../features/home/home-screen')).HomeScreen,
  ...VISITOR_LOADERS,
  'asset-cart': async () =>
    (await import('../../features/items-cart/asset-cart-screen')).AssetCartScreen,
  'address-and-income': async () =>
    (await import('../../features/address-and-income/address-and-income-screen'))
      .AddressAndIncomeScreen,
  'item-in-review': async () =>
    (await import('../../features/application-status/item-in-review/item-in-review-screen'))
      .ItemInReviewScreen,
  'pre-qualified': async () =>
    (await import('../../features/shipping/pre-qualified/pre-qualified-screen')).PreQualifiedScreen,
  'download-label': async () =>
    (await import('../../features/shipping/download-label/download-label-screen'))
      .DownloadLabelScreen,
  'shipping-kit': async () =>
    (await import('../../features/shipping/shipping-kit/shipping-kit-screen')).ShippingKitScreen,
  'shipping-code': async () =>
    (await import('../../features/shipping/shipping-code/shipping-code-screen')).ShippingCodeScreen,
  'items-shipped': async () =>
    (await import('../../features/application-status/items-shipped/items-shipped-screen'))
      .ItemsShippedScreen,
  'items-delivered': async () =>
    (await import('../../features/application-status/items-delivered/items-delivered-screen'))
      .ItemsDeliveredScreen,
  'personal-info': async () =>
    (await import('../../features/home-equity/personal-info/personal-info-screen'))
      .PersonalInfoScreen,
  'personal-info-missing': async () =>
    (await import('../../features/home-equity/personal-info-missing/personal-info-missing-screen'))
      .PersonalInfoMissingScreen,
  offer: async () => (await import('../../features/offer/offer/offer-screen')).OfferScreen,
  'cancel-offer': async () =>
    (await import('../../features/offer/cancel-offer/cancel-offer-screen')).CancelOfferScreen,
  'verify-info': async () =>
    (await import('../../features/verification/verify-info/verify-info-screen')).VerifyInfoScreen,
  'verify-income': async () =>
    (await import('../../features/verification/verify-income/verify-income-screen'))
      .VerifyIncomeScreen,
  agreements: async () =>
    (await import('../../features/agreements/agreements/agreements-screen')).AgreementsScreen,
  congratulations: async () =>
    (await import('../../features/agreements/congratulations/congratulations-screen'))
      .CongratulationsScreen,
  completion: async () =>
    (await import('../../features/agreements/congratulations/congratulations-screen'))
      .CongratulationsScreen,
  'credit-line': async () =>
    (await import('../../features/deposit/credit-line/credit-line-screen')).CreditLineScreen,
  'payment-selection': async () =>
    (await import('../../features/deposit/payment-selection/payment-selection-screen'))
      .PaymentSelectionScreen,
  payment: async () =>
    (await import('../../features/deposit/fund-now/fund-now-screen')).FundNowScreen,
  'fund-now': async () =>
    (await import('../../features/deposit/fund-now/fund-now-screen')).FundNowScreen,
  'fund-over-time': async () =>
    (await import('../../features/deposit/fund-over-time/fund-over-time-screen'))
      .FundOverTimeScreen,
  'verify-payment': async () =>
    (await import('../../features/deposit/verify-payment/verify-payment-screen'))
      .VerifyPaymentScreen,
  'payment-frame': async () =>
    (await import('../../features/deposit/frame/payment-frame-screen')).PaymentFrameScreen,
  'in-review': async () =>
    (await import('../../features/application-status/in-review/in-review-screen')).InReviewScreen,
  'manual-review': async () =>
    (await import('../../features/application-status/manual-review/manual-review-screen'))
      .ManualReviewScreen,
  'credit-freeze': async () =>
    (await import('../../features/application-status/credit-freeze/credit-freeze-screen'))
      .CreditFreezeScreen,
  'not-prequalified': async () =>
    (await import('../../features/application-status/not-prequalified/not-prequalified-screen'))
      .NotPrequalifiedScreen,
  'credit-denied': async () =>
    (await import('../../features/application-status/credit-denied/credit-denied-screen'))
      .CreditDeniedScreen,
  'offer-rejected': async () =>
    (await import('../../features/application-status/offer-rejected/offer-rejected-screen'))
      .OfferRejectedScreen,
  'dont-operate-in-state': async () =>
    (
      await import('../../features/application-status/dont-operate-in-state/dont-operate-in-state-screen')
    ).DontOperateInStateScreen,
  'invalid-state': async () =>
    (await import('../../features/application-status/invalid-state/invalid-state-screen'))
      .InvalidStateScreen,
  'login-to-your-account': async () =>
    (
      await import('../../features/application-status/login-to-your-account/login-to-your-account-screen')
    ).LoginToYourAccountScreen,
  'login-personal-info': async () =>
    (await import('../../features/sign-in/login-personal-info/login-personal-info-screen'))
      .LoginPersonalInfoScreen,
  'complete-sign-up': async () =>
    (await import('../../features/sign-in/complete-sign-up/complete-sign-up-screen'))
      .CompleteSignUpScreen,
  settings: async () =>
    (await import('../../features/settings/settings/settings-screen')).SettingsScreen,
  'settings-personal-info': async () =>
    (await import('../../features/settings/personal-info/settings-personal-info-screen'))
      .SettingsPersonalInfoScreen,
  'my-items': async () =>
    (await import('../../features/settings/my-items/my-items-screen')).MyItemsScreen,
  'landing-finder': async () =>
    (await import('../../features/landing/finder/landing-finder-screen')).LandingFinderScreen,
  'new-sign-up-demo': async () =>
    (await import('../../features/sign-in/sign-up-demo/new-sign-up-demo-screen'))
      .NewSignUpDemoScreen,
  'personal-info-demo': async () =>
    (await import('../../features/home-equity/personal-info-demo/personal-info-demo-screen'))
      .PersonalInfoDemoScreen,
  'not-found': async () => (await import('./not-found-screen')).NotFoundScreen,
};

const routes = routeScreens(LOADERS, () => <WaitingScreen />);

/** The component of a screen, the same one each time. */
export const signedInScreen = routes.screen;

/** Fetches the code of a screen before it is opened. A failure shows when it is. */
export async function preloadScreen(id: InnerScreenId): Promise<void> {
  await routes.load(id).catch(() => undefined);
}
