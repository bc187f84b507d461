import { normalizeText } from '../../../src/catalogue/normalize-text';
import { comparableName, fullName } from '../../../src/catalogue/person-name';
import type { MutationSignAgreementsArgs } from '../../generated/resolver-types';
import { isoTime } from '../../world/clock';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { namesToSign } from './documents-to-sign';
import { refusal } from '../../domain/rules/refusal';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';

/** Returns the id to submit. */
export function signAgreements(
  _root: unknown,
  { input }: MutationSignAgreementsArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const { world } = context;
  const application = ownApplication(context, { user, id: input.creditApplicationId });
  if (application.status !== 'OFFER_ACCEPTED' || application.signedAt !== null) {
    throw new TransitionRefused(application.status, null, 'sign-agreements');
  }
  const missing = namesToSign(application, user)
    .filter(({ name, agreedAt }) => agreedAt === null && !input.documentIds.includes(name))
    .map(({ name }) => name);
  if (missing.length > 0) {
    throw refusal('DOCUMENTS_MISSING', 'Not every document was agreed to', {
      documentIds: missing,
    });
  }
  if (comparableName(input.signature) !== comparableName(fullName(user))) {
    throw refusal('SIGNATURE_MISMATCH', 'The signature is not the name of the applicant');
  }
  // The response to the first try may have been lost, so signing the same again returns the same
  // signature.
  const { agreement } = application;
  if (
    agreement !== null &&
    comparableName(agreement.signature) === comparableName(input.signature)
  ) {
    return { documentId: agreement.documentId, signedAt: agreement.signedAt };
  }
  const signedAt = isoTime(world.now());
  application.agreement = {
    documentId: world.nextId('agr'),
    signedAt,
    signature: normalizeText(input.signature),
  };
  user.eSignConsentAt ??= signedAt;
  return { documentId: application.agreement.documentId, signedAt };
}
