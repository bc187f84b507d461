import type { ScreenId } from '../../catalogue/screens';
import type { Flow } from '../../catalogue/flows';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { OwnRead } from '../../services/data/asked-ahead';

type Reads = Partial<Record<ScreenId, readonly OwnRead['operation'][]>>;

const PARCELS = ['shipments', 'getBillingAddress', 'getShippingAddress'] as const;

/** What a screen reads by itself as soon as it is drawn, beside who is signed in and the application. */
const READS: Reads = {
  'complete-sign-up': ['consents'],
  'asset-cart': ['getItemCart'],
  'address-and-income': ['draft'],
  'item-in-review': ['getItemCart'],
  'pre-qualified': ['draft', ...PARCELS],
  'download-label': ['draft', ...PARCELS],
  'shipping-kit': PARCELS,
  'shipping-code': PARCELS,
  'items-shipped': ['shipments'],
  'items-delivered': ['shipments'],
  'personal-info': ['draft'],
  'personal-info-missing': ['draft'],
  'verify-info': ['draft'],
  'verify-income': ['draft'],
  agreements: ['draft', 'documentsToSign'],
  congratulations: ['documentsToSign'],
  completion: ['documentsToSign'],
  'credit-line': ['draft', 'getCashAmount'],
  'payment-selection': ['draft', 'deposit'],
  payment: ['draft', 'deposit'],
  'fund-now': ['draft', 'deposit'],
  'fund-over-time': ['draft', 'deposit'],
  'verify-payment': ['deposit'],
  settings: ['notices', 'consents'],
  'settings-personal-info': ['draft', 'getBillingAddress', 'getShippingAddress'],
  'my-items': ['getItemCart'],
};

/** And in one flow alone. */
const READS_IN: Partial<Record<Flow, Reads>> = {
  item: {
    'cancel-offer': ['shipments'],
    'in-review': ['shipments'],
    'not-prequalified': ['shipments'],
    'credit-denied': ['shipments'],
    'offer-rejected': ['shipments'],
  },
  cash: {
    'cancel-offer': ['getCashAmount'],
    'manual-review': ['getCashAmount', 'deposit'],
    'offer-rejected': ['getCashAmount'],
    'invalid-state': ['deposit'],
  },
};

/** A draft that this tab holds is not read from the account. Whose it is is not known yet. */
function isDraftHere(screen: ScreenId): boolean {
  try {
    return Object.keys(window.sessionStorage).some(
      (key) => key.startsWith(STORAGE_KEYS.draftPrefix) && key.endsWith(`:${screen}`),
    );
  } catch {
    return false;
  }
}

/** What a screen reads as soon as it is drawn. */
export function readsOf(screen: ScreenId, flow: Flow): readonly OwnRead[] {
  return [...(READS[screen] ?? []), ...(READS_IN[flow]?.[screen] ?? [])].flatMap(
    (operation): OwnRead[] => {
      if (operation !== 'draft') return [{ operation }];
      return isDraftHere(screen) ? [] : [{ operation, variables: { screen } }];
    },
  );
}
