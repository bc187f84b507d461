import { statusDefinition, statusTag } from '../../catalogue/status/facts';
import { STATUS_SENTENCES } from '../../catalogue/status/sentences';
import type { Flow } from '../../catalogue/flows';
import { isStatus } from '../../catalogue/statuses';
import type { Application } from '../../services/data/use-applicant';
import { statusDetails } from './status-details';
import type { StatusCopy } from './status-types';
import { STATUS_WORDS } from './status-words';

export function statusCopy(application: Application, flow: Flow): StatusCopy {
  const given: string = application.status;
  const status = isStatus(given) ? given : 'INVALID_STATE';
  const { icon, tone } = statusDefinition(status);
  const { actions, hub, instead } = STATUS_WORDS[status];
  return {
    tag: statusTag(status, flow),
    icon,
    tone,
    ...instead?.(application),
    actions,
    hub,
    sentence: (facts) => STATUS_SENTENCES[status](statusDetails(facts)),
  };
}
