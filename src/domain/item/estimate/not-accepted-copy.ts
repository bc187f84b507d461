import type { NotAcceptedReason, ReviewReason } from '../../../contract/generated/types';

/** Must not accuse the applicant. */
export const NOT_ACCEPTED_COPY: Readonly<Record<NotAcceptedReason, string>> = {
  PLATED:
    'This is gold plated, so we can’t lend against it. We accept solid gold, silver, platinum and palladium.',
  STONE_WITHOUT_VALUE:
    'We can’t lend against stones like this. If the setting is gold or platinum, we can still value the metal.',
  UNIDENTIFIED_METAL:
    'We can’t estimate this item. If you add a photo of its stamp, we’ll look again.',
  REPLICA: 'We can’t accept items that copy another brand.',
  RESTRICTED: 'We can’t accept this kind of item.',
  SPECIALIST: 'Our specialist looked at this item. We can’t accept it.',
};

export const REVIEW_COPY: Readonly<Record<ReviewReason, string>> = {
  OTHER_ITEM: 'Items of this kind are valued one by one.',
  UNKNOWN_METAL: 'You weren’t sure about the metal.',
  UNKNOWN_STONE: 'You weren’t sure about the type of stone.',
  PEARL_OR_OPAL: 'Pearls and opals are valued one by one.',
  FANCY_COLOR: 'Fancy colors are valued one by one.',
  BLACK_DIAMOND: 'Black diamonds can’t be estimated from photos or grades.',
  TREATED_DIAMOND: 'Treated diamonds are valued one by one.',
  OVER_FIVE_CARATS: 'Stones over 5 carats are valued one by one.',
  HOLLOW: 'We need to weigh hollow pieces.',
  OTHER_BRAND: 'We don’t have a price for this brand.',
  CHANGED_PARTS: 'We need to see changed parts.',
};
