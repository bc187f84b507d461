import type { Flow } from '../flows';
import type { ScreenId, SCREENS } from '../screens';
import type { ScreenIn } from '../status/definition';
import type { InnerScreenId } from './decide-screen';

/** The screens that are a step of a flow. */
type StepIn<F extends Flow> = {
  [Id in ScreenId]: (typeof SCREENS)[Id] extends { readonly step: Readonly<Record<F, string>> }
    ? Id
    : never;
}[ScreenId];

/**
 * The screen that follows each step of a flow when all goes well. A step without one does not compile, nor
 * does one that its flow does not have. What a status leads to stands with the status.
 */
const ONWARD: {
  readonly [F in Flow]: Readonly<Record<StepIn<F>, Extract<ScreenIn<F>, InnerScreenId>>>;
} = {
  item: {
    // The questions about all kinds are one screen.
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
    offer: 'verify-info',
    'cancel-offer': 'offer-rejected',
    'verify-info': 'verify-income',
    'verify-income': 'agreements',
    agreements: 'congratulations',
  },
};

/** The screen that follows a step of a flow; null where the screen is none. */
export function screenAfter(screen: ScreenId, flow: Flow): InnerScreenId | null {
  const after: Readonly<Partial<Record<ScreenId, InnerScreenId>>> = ONWARD[flow];
  return after[screen] ?? null;
}
