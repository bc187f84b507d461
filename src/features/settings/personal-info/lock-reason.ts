import type { StatusDefinition } from '../../../catalogue/status/definition';
import { statusDefinition } from '../../../catalogue/status/facts';
import type { Status } from '../../../catalogue/statuses';

const REASONS: Readonly<Record<StatusDefinition['personal'], string | null>> = {
  changeable: null,
  'in decision': 'We’re deciding on it right now.',
  'in agreements': 'It’s part of the agreements you accepted.',
};

/** Why name, home address, date of birth, tax id and income cannot change in a status; null where they can. */
export function lockReason(status: Status | null): string | null {
  return status === null ? null : REASONS[statusDefinition(status).personal];
}
