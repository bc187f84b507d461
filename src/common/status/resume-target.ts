import type { Flow } from '../../catalogue/flows';
import { screenPath } from '../../catalogue/routes';
import { isScreenId, type ScreenId } from '../../catalogue/screens';
import { isStatus, type Status } from '../../catalogue/statuses';
import { screenForStatus } from '../../catalogue/status-navigation';

/** What of an application decides, beside its status; `offer` is only looked at for being there. */
type SignedState = { readonly signedAt: string | null; readonly offer?: object | null };
type Targets = Readonly<Partial<Record<Status, ScreenId>>>;

/** Where an applicant goes on, where that is another screen than the one status navigation leads to. */
const RESUME: Readonly<Record<Flow, Targets>> = {
  home: {
    OFFER_DECISION_NEEDED: 'offer',
    FIN_INFO_NEEDED: 'verify-info',
    VERIFY_DOC: 'verify-info',
  },
  item: {
    CREATED: 'quick-appraisal',
    APPRAISAL_IN_PROGRESS: 'asset-cart',
    PREQUAL_ITEM_VALUED: 'address-and-income',
    PREQUALIFIED: 'pre-qualified',
    SHIPPED: 'items-shipped',
    OFFER_DECISION_NEEDED: 'offer',
    OFFER_ACCEPTED: 'agreements',
    FIN_INFO_NEEDED: 'verify-info',
    VERIFY_DOC: 'verify-info',
  },
  cash: {},
};

/**
 * The screen at which an applicant goes on in `status`: the resume button of the hub, and the step
 * after accepting an offer. Where there is nothing to go on with it is the screen of status navigation,
 * or home where the flow does not have that.
 */
export function resumeTarget(
  status: string,
  application: SignedState | null = null,
  flow: Flow = 'home',
): ScreenId {
  if (status === 'OFFER_ACCEPTED' && application?.signedAt) return 'congratulations';
  // Without an offer, what is missing is asked for where it was asked first.
  const beforeOffer = flow === 'item' && application !== null && !application.offer;
  if (status === 'FIN_INFO_NEEDED' && beforeOffer) return 'address-and-income';
  const own = isStatus(status) ? RESUME[flow][status] : undefined;
  if (own !== undefined) return own;
  const screen: string = screenForStatus(flow, status);
  return isScreenId(screen) && screenPath(screen, flow) !== undefined ? screen : 'home';
}
