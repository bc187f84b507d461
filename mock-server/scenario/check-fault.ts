import { unknownValue } from '../../src/catalogue/nearest';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { FaultSpecError, parseFault } from '../core/faults/spec';
import { TOKEN_FAULTS } from '../identity/token-faults';

function checkName(
  spec: string,
  kind: string,
  options: { name: string | undefined; valid: string[] },
) {
  const { name, valid } = options;
  if (name === undefined || valid.includes(name)) return;
  throw new FaultSpecError(spec, unknownValue(kind, name, valid));
}

/** Throws FaultSpecError for a fault that cannot be read, or that names an operation or a token fault that there is not. */
export function checkFault(spec: string): void {
  const { operation, idToken } = parseFault(spec);
  checkName(spec, 'operation', { name: operation, valid: OPERATIONS.map(({ name }) => name) });
  checkName(spec, 'token fault', { name: idToken, valid: Object.keys(TOKEN_FAULTS) });
}
