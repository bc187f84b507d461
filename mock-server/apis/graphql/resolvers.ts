import { draftMutations } from './drafts';
import { documentMutations } from './documents';
import { offerMutations } from './offer';
import { applicationMutations } from './application';
import { accountMutations } from './account';
import { contactMutations } from './contact-change';
import { depositMutations } from './deposit';
import { depositOverTimeMutations } from './deposit-over-time';
import { updatePersonalInformation } from './personal-information-update';
import { viewerOf } from './resolver-context';
import { submitAddressAndIncome } from './address-and-income';
import { cartMutations } from './cart';
import { estimateQueries } from './estimate';
import { createItemUpload } from './item-uploads';
import { shippingMutations } from './shipping';
import { viewDraft, viewUser } from './user';
import type { CompleteResolvers } from './views';
import { viewLatestSchedule } from './deposit-schedule-view';
import { viewPayments } from './deposit-view';
import { documentsToSign } from './documents-to-sign';

/** Root fields and expensive ones. All other fields are in the values that these return. */
export const resolvers: CompleteResolvers = {
  Query: {
    currentUser: (_root, _args, context) => viewUser(context, viewerOf(context)),
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
  User: {
    draft: ({ record }, { screen }) => viewDraft(record, screen),
  },
  CreditApplication: {
    documentsToSign: ({ owner, record }, _args, { world }) => documentsToSign(world, owner, record),
    payments: ({ record }, _args, { world }) => viewPayments(world, record),
    depositSchedule: ({ record }, _args, { world }) => viewLatestSchedule(world, record),
  },
  ItemCart: {
    item: ({ items }, { id }) => items.find((item) => item.id === id) ?? null,
  },
};
