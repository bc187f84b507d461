import type { MutationSubmitAddressAndIncomeArgs } from '../../generated/resolver-types';
import { canMove, transition } from '../../domain/applications/move';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { readHomeAddress, requireSupportedState } from './address-rules';
import { viewApplication } from './application-view';
import { fieldInvalid } from '../../domain/rules/refusal';
import { isGiven } from '../../domain/rules/given';
import { readIncome } from './identity-rules';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';

/** Also starts the decision. */
export function submitAddressAndIncome(
  _root: unknown,
  { input }: MutationSubmitAddressAndIncomeArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: input.creditApplicationId });
  // After an offer, missing information is given with its acceptance.
  const hasOffer = application.offer !== null;
  if (hasOffer || !canMove(application, 'PREQUAL_INFO_GIVEN', 'address-and-income')) {
    throw new TransitionRefused(application.status, 'PREQUAL_INFO_GIVEN', 'address-and-income');
  }
  const homeAddress = readHomeAddress('homeAddress', input.homeAddress);
  requireSupportedState(application.program, homeAddress.state);
  const shippingAddress = isGiven(input.shippingAddress)
    ? readHomeAddress('shippingAddress', input.shippingAddress)
    : homeAddress;
  requireSupportedState(application.program, shippingAddress.state, 'shippingAddress.state');
  const annualIncome = readIncome('annualIncome', input.annualIncome);
  const incomeSources = [...new Set(input.incomeSources)];
  if (incomeSources.length === 0) {
    throw fieldInvalid('incomeSources', 'incomeSources names no source');
  }
  Object.assign(user, { homeAddress, annualIncome, incomeSources });
  user.shippingAddress = { ...shippingAddress, isConfirmed: false };
  transition(context.world, application, 'PREQUAL_INFO_GIVEN', 'address-and-income');
  return viewApplication(context.world, user, application);
}
