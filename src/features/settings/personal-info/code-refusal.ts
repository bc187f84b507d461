import { LIMITS } from '../../../catalogue/limits';
import type { OperationProblem } from '../../../services/data/operation-error';

/** Why a code for a new contact was not accepted, for the field; null where it is another failure. */
export function codeRefusal(problem: OperationProblem, contact: 'phone' | 'email'): string | null {
  if (problem.kind !== 'refused') return null;
  switch (problem.code) {
    case 'CODE_WRONG':
      return 'That code doesn’t match. Check the code or send a new one';
    case 'CODE_EXPIRED':
      return 'That code has expired. Send a new code';
    case 'CODE_EXHAUSTED':
      return `Too many attempts. Wait ${LIMITS.otp.ttlMin} minutes, then send a new code`;
    case 'CONTACT_IN_USE':
      return `Another account uses this ${contact === 'phone' ? 'number' : 'address'}. Contact us to use it here`;
    default:
      return null;
  }
}
