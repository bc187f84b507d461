import { unknownValue } from '../../scenario/nearest';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { FaultSpecError, parseFault } from '../../world/faults/spec';
import { CAPTCHA_KINDS } from '../identity/captcha-kinds';
import { TOKEN_FAULTS } from '../identity/token-faults';
import { endpointProblem } from './endpoint-names';
import { errorProblem } from './error-names';

const OPERATION_NAMES = OPERATIONS.map(({ name }) => name);

/**
 * Throws FaultSpecError for a fault that can't be read or has an unknown name: it would never
 * apply, and a test with it would prove nothing.
 */
export function checkFault(spec: string): void {
  const { operation, endpoint, error, idToken, captcha } = parseFault(spec);
  const among = (kind: string, name: string, valid: readonly string[]): string | null =>
    valid.includes(name) ? null : unknownValue(kind, name, valid);
  const problem =
    (operation === undefined ? null : among('operation', operation, OPERATION_NAMES)) ??
    (endpoint === undefined ? null : endpointProblem(endpoint)) ??
    (error === undefined ? null : errorProblem(error)) ??
    (idToken === undefined ? null : among('token fault', idToken, Object.keys(TOKEN_FAULTS))) ??
    (captcha === undefined ? null : among('captcha', captcha, Object.keys(CAPTCHA_KINDS)));
  if (problem !== null) throw new FaultSpecError(spec, problem);
}
