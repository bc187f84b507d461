import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { InnerScreenId } from '../../catalogue/journey/decide-screen';
import { preloadDeposit } from '../../domain/deposit/use-deposit';
import { preloadItemCart } from '../../domain/item/cart/use-item-cart';
import { preloadShipments } from '../../domain/shipment/shipment';
import { preloadDocumentsToSign } from '../../features/agreements/common/use-documents-to-sign';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { lazyRoute, type LazyRoute } from './lazy-route';
import { VISITOR_SCREENS } from './visitor-screens';

interface SignedInScreen extends LazyRoute<ScreenProps> {
  preloadData?(client: ApolloClient): Promise<unknown>;
}

const screen = (
  load: () => Promise<ComponentType<ScreenProps>>,
  preloadData?: SignedInScreen['preloadData'],
): SignedInScreen => ({ ...lazyRoute(load), ...(preloadData && { preloadData }) });

/** A screen of the catalogue that is missing here doesn't compile. */
export const SIGNED_IN_SCREENS: Readonly<Record<InnerScreenId, SignedInScreen>> = {
  home: screen(async () => (await import('../../features/home/home-screen')).HomeScreen),
  ...VISITOR_SCREENS,
  'asset-cart': screen(
    async () => (await import('../../features/items-cart/asset-cart-screen')).AssetCartScreen,
    preloadItemCart,
  ),
  'address-and-income': screen(
    async () =>
      (await import('../../features/address-and-income/address-and-income-screen'))
        .AddressAndIncomeScreen,
  ),
  'item-in-review': screen(
    async () =>
      (await import('../../features/application-status/item-in-review/item-in-review-screen'))
        .ItemInReviewScreen,
    preloadItemCart,
  ),
  'pre-qualified': screen(
    async () =>
      (await import('../../features/shipping/pre-qualified/pre-qualified-screen'))
        .PreQualifiedScreen,
    preloadShipments,
  ),
  'download-label': screen(
    async () =>
      (await import('../../features/shipping/download-label/download-label-screen'))
        .DownloadLabelScreen,
    preloadShipments,
  ),
  'shipping-kit': screen(
    async () =>
      (await import('../../features/shipping/shipping-kit/shipping-kit-screen')).ShippingKitScreen,
    preloadShipments,
  ),
  'shipping-code': screen(
    async () =>
      (await import('../../features/shipping/shipping-code/shipping-code-screen'))
        .ShippingCodeScreen,
    preloadShipments,
  ),
  'items-shipped': screen(
    async () =>
      (await import('../../features/application-status/items-shipped/items-shipped-screen'))
        .ItemsShippedScreen,
    preloadShipments,
  ),
  'items-delivered': screen(
    async () =>
      (await import('../../features/application-status/items-delivered/items-delivered-screen'))
        .ItemsDeliveredScreen,
    preloadShipments,
  ),
  'personal-info': screen(
    async () =>
      (await import('../../features/home-equity/personal-info/personal-info-screen'))
        .PersonalInfoScreen,
  ),
  'personal-info-missing': screen(
    async () =>
      (
        await import('../../features/home-equity/personal-info-missing/personal-info-missing-screen')
      ).PersonalInfoMissingScreen,
  ),
  offer: screen(async () => (await import('../../features/offer/offer/offer-screen')).OfferScreen),
  'cancel-offer': screen(
    async () =>
      (await import('../../features/offer/cancel-offer/cancel-offer-screen')).CancelOfferScreen,
  ),
  'verify-info': screen(
    async () =>
      (await import('../../features/verification/verify-info/verify-info-screen')).VerifyInfoScreen,
  ),
  'verify-income': screen(
    async () =>
      (await import('../../features/verification/verify-income/verify-income-screen'))
        .VerifyIncomeScreen,
  ),
  agreements: screen(
    async () =>
      (await import('../../features/agreements/agreements/agreements-screen')).AgreementsScreen,
    preloadDocumentsToSign,
  ),
  congratulations: screen(
    async () =>
      (await import('../../features/agreements/congratulations/congratulations-screen'))
        .CongratulationsScreen,
    preloadDocumentsToSign,
  ),
  completion: screen(
    async () =>
      (await import('../../features/agreements/congratulations/congratulations-screen'))
        .CongratulationsScreen,
    preloadDocumentsToSign,
  ),
  'payment-selection': screen(
    async () =>
      (await import('../../features/deposit/payment-selection/payment-selection-screen'))
        .PaymentSelectionScreen,
    preloadDeposit,
  ),
  payment: screen(
    async () => (await import('../../features/deposit/fund-now/fund-now-screen')).FundNowScreen,
    preloadDeposit,
  ),
  'fund-now': screen(
    async () => (await import('../../features/deposit/fund-now/fund-now-screen')).FundNowScreen,
    preloadDeposit,
  ),
  'fund-over-time': screen(
    async () =>
      (await import('../../features/deposit/fund-over-time/fund-over-time-screen'))
        .FundOverTimeScreen,
    preloadDeposit,
  ),
  'verify-payment': screen(
    async () =>
      (await import('../../features/deposit/verify-payment/verify-payment-screen'))
        .VerifyPaymentScreen,
    preloadDeposit,
  ),
  'payment-frame': screen(
    async () =>
      (await import('../../features/deposit/frame/payment-frame-screen')).PaymentFrameScreen,
  ),
  'in-review': screen(
    async () =>
      (await import('../../features/application-status/in-review/in-review-screen')).InReviewScreen,
  ),
  'manual-review': screen(
    async () =>
      (await import('../../features/application-status/manual-review/manual-review-screen'))
        .ManualReviewScreen,
  ),
  'credit-freeze': screen(
    async () =>
      (await import('../../features/application-status/credit-freeze/credit-freeze-screen'))
        .CreditFreezeScreen,
  ),
  'not-prequalified': screen(
    async () =>
      (await import('../../features/application-status/not-prequalified/not-prequalified-screen'))
        .NotPrequalifiedScreen,
  ),
  'credit-denied': screen(
    async () =>
      (await import('../../features/application-status/credit-denied/credit-denied-screen'))
        .CreditDeniedScreen,
  ),
  'offer-rejected': screen(
    async () =>
      (await import('../../features/application-status/offer-rejected/offer-rejected-screen'))
        .OfferRejectedScreen,
  ),
  'dont-operate-in-state': screen(
    async () =>
      (
        await import('../../features/application-status/dont-operate-in-state/dont-operate-in-state-screen')
      ).DontOperateInStateScreen,
  ),
  'invalid-state': screen(
    async () =>
      (await import('../../features/application-status/invalid-state/invalid-state-screen'))
        .InvalidStateScreen,
  ),
  'login-to-your-account': screen(
    async () =>
      (
        await import('../../features/application-status/login-to-your-account/login-to-your-account-screen')
      ).LoginToYourAccountScreen,
  ),
  'login-personal-info': screen(
    async () =>
      (await import('../../features/sign-in/login-personal-info/login-personal-info-screen'))
        .LoginPersonalInfoScreen,
  ),
  'complete-sign-up': screen(
    async () =>
      (await import('../../features/sign-in/complete-sign-up/complete-sign-up-screen'))
        .CompleteSignUpScreen,
  ),
  settings: screen(
    async () => (await import('../../features/settings/settings/settings-screen')).SettingsScreen,
  ),
  'settings-personal-info': screen(
    async () =>
      (await import('../../features/settings/personal-info/settings-personal-info-screen'))
        .SettingsPersonalInfoScreen,
  ),
  'my-items': screen(
    async () => (await import('../../features/settings/my-items/my-items-screen')).MyItemsScreen,
    preloadItemCart,
  ),
  'landing-finder': screen(
    async () =>
      (await import('../../features/landing/finder/landing-finder-screen')).LandingFinderScreen,
  ),
  'new-sign-up-demo': screen(
    async () =>
      (await import('../../features/sign-in/sign-up-demo/new-sign-up-demo-screen'))
        .NewSignUpDemoScreen,
  ),
  'personal-info-demo': screen(
    async () =>
      (await import('../../features/home-equity/personal-info-demo/personal-info-demo-screen'))
        .PersonalInfoDemoScreen,
  ),
  'not-found': screen(async () => (await import('./not-found-screen')).NotFoundScreen),
};

/** Loads code and data at the same time. Failures appear when the screen opens. */
export async function preloadScreenWithData(
  id: InnerScreenId,
  client: ApolloClient,
): Promise<void> {
  const { preload, preloadData } = SIGNED_IN_SCREENS[id];
  await Promise.all([preload(), preloadData?.(client).catch(() => undefined)]);
}
