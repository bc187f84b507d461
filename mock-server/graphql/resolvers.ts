import { draftMutations } from './drafts';
import { documentMutations } from './documents';
import { offerMutations } from './offer';
import { applicationMutations } from './application';
import { accountMutations } from './account';
import { contactMutations } from './contact-change';
import { depositMutations } from './deposit';
import { depositOverTimeMutations } from './deposit-over-time';
import { updatePersonalInformation } from './personal-information-update';
import { viewerOf, type ResolverContext } from './resolver-context';
import { submitAddressAndIncome } from './address-and-income';
import { cartMutations } from './cart';
import { estimateQueries } from './estimate';
import { createItemUpload } from './item-uploads';
import { shippingMutations } from './shipping';
import { viewUser } from './user';

/** Resolvers of the root fields. What they answer resolves the rest by itself. */
export const resolvers = {
  Query: {
    currentUser: (_root: unknown, _args: unknown, context: ResolverContext) =>
      viewUser(context, viewerOf(context)),
    ...estimateQueries,
  },
  Mutation: {
    updatePersonalInformation,
    ...applicationMutations,
    ...offerMutations,
    ...documentMutations,
    ...draftMutations,
    ...accountMutations,
    ...contactMutations,
    ...cartMutations,
    ...shippingMutations,
    submitAddressAndIncome,
    createItemUpload,
    ...depositMutations,
    ...depositOverTimeMutations,
  },
};
