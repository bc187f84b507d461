import type { Flow } from '../../catalogue/flows';
import { screenPath } from '../../catalogue/routes';
import { isScreenId, type ScreenId } from '../../catalogue/screens';
import { isStatus, type Status } from '../../catalogue/statuses';
import { screenForStatus } from '../../catalogue/status-navigation';

type SignedState = { readonly signedAt: string | null };
type Targets = Readonly<Partial<Record<Status, ScreenId>>>;

/** Where an applicant goes on, where that is another screen than the one status navigation leads to. */
const RESUME: Readonly<Record<Flow, Targets>> = {
  home: {
    OFFER_DECISION_NEEDED: 'offer',
    FIN_INFO_NEEDED: 'verify-info',
    VERIFY_DOC: 'verify-info',
  },
  item: {},
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
  const own = isStatus(status) ? RESUME[flow][status] : undefined;
  if (own !== undefined) return own;
  const screen: string = screenForStatus(flow, status);
  return isScreenId(screen) && screenPath(screen, flow) !== undefined ? screen : 'home';
}
