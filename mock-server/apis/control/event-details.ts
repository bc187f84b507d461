import { FAILURE_SENTENCE } from '../../../src/contract/payment-words';
import type { PaymentFailure } from '../../../src/contract/generated/types';
import type { EventDetails } from '../../world/state';
import { ControlProblem } from './control-problem';

function isFailure(value: unknown): value is PaymentFailure {
  return typeof value === 'string' && Object.hasOwn(FAILURE_SENTENCE, value);
}

/** Throws ControlProblem for invalid details. */
export function readDetails(fields: Readonly<Record<string, unknown>>): EventDetails {
  const { paymentId, failure, fails } = fields;
  if (paymentId !== undefined && typeof paymentId !== 'string') {
    throw new ControlProblem('"paymentId" must be the id of a payment');
  }
  if (failure !== undefined && !isFailure(failure)) {
    throw new ControlProblem(
      `"failure" must be one of ${Object.keys(FAILURE_SENTENCE).join(', ')}, not ${JSON.stringify(failure)}`,
    );
  }
  if (fails !== undefined && typeof fails !== 'boolean') {
    throw new ControlProblem('"fails" must be true or false');
  }
  return {
    ...(paymentId === undefined ? {} : { paymentId }),
    ...(failure === undefined ? {} : { failure }),
    ...(fails === undefined ? {} : { fails }),
  };
}
