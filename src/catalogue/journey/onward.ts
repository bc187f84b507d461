import type { Flow } from '../flows';
import type { ScreenId, SCREENS } from '../screens';
import type { ScreenIn } from '../status/definition';
import type { InnerScreenId } from './decide-screen';

type StepIn<F extends Flow> = {
  [Id in ScreenId]: (typeof SCREENS)[Id] extends { readonly step: Readonly<Record<F, string>> }
    ? Id
    : never;
}[ScreenId];

/**
 * The next screen if all goes well; a missing step doesn't compile. Status definitions have the
 * targets that depend on the status.
 */
const ONWARD: {
  readonly [F in Flow]: Readonly<Record<StepIn<F>, Extract<ScreenIn<F>, InnerScreenId>>>;
} = {
  item: {
    // The questions of all kinds count as one screen.
    'quick-appraisal': 'quick-appraisal-ring',
    'quick-appraisal-metal': 'asset-cart',
    'quick-appraisal-gemstone': 'asset-cart',
    'quick-appraisal-ring': 'asset-cart',
    'quick-appraisal-earrings': 'asset-cart',
    'quick-appraisal-necklace': 'asset-cart',
    'quick-appraisal-watch': 'asset-cart',
    'quick-appraisal-other': 'asset-cart',
    'sign-up': 'asset-cart',
    'item-in-review': 'asset-cart',
    'asset-cart': 'address-and-income',
    'address-and-income': 'pre-qualified',
    'pre-qualified': 'download-label',
    'download-label': 'items-shipped',
    'shipping-kit': 'items-shipped',
    'shipping-code': 'items-shipped',
    'items-shipped': 'items-delivered',
    'items-delivered': 'offer',
    offer: 'verify-info',
    'cancel-offer': 'offer-rejected',
    'verify-info': 'verify-income',
    'verify-income': 'agreements',
    agreements: 'completion',
  },
  cash: {
    'credit-line': 'personal-info',
    'personal-info': 'payment-selection',
    'payment-selection': 'fund-now',
    'cancel-offer': 'offer-rejected',
    payment: 'verify-payment',
    'fund-now': 'verify-payment',
    'fund-over-time': 'verify-payment',
    'verify-payment': 'agreements',
    agreements: 'congratulations',
  },
  home: {
    'personal-info': 'offer',
    'personal-info-missing': 'offer',
    // By then, personal information is on file; otherwise verify-info comes first.
    offer: 'verify-income',
    'cancel-offer': 'offer-rejected',
    'verify-info': 'verify-income',
    'verify-income': 'agreements',
    agreements: 'congratulations',
  },
};

/** Null if the screen isn't a step. */
export function screenAfter(screen: ScreenId, flow: Flow): InnerScreenId | null {
  const after: Readonly<Partial<Record<ScreenId, InnerScreenId>>> = ONWARD[flow];
  return after[screen] ?? null;
}
