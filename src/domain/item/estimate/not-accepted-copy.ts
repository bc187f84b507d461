import type { NotAcceptedReason, ReviewReason } from '../../../contract/generated/types';

/** Why an item cannot back a card, as it is told; never an accusation. */
export const NOT_ACCEPTED_COPY: Readonly<Record<NotAcceptedReason, string>> = {
  PLATED:
    'This is gold plated, so the metal can’t back a card. Solid gold, silver, platinum and palladium can.',
  STONE_WITHOUT_VALUE:
    'Stones like this don’t have a lending value. If the setting is gold or platinum we can still value the metal.',
  UNIDENTIFIED_METAL: 'We can’t estimate this. If you add a photo of any stamp we’ll look again.',
  REPLICA: 'We can’t accept items that copy another brand.',
  RESTRICTED: 'We can’t accept this kind of item.',
  SPECIALIST: 'Our specialist looked at this item. We can’t accept it.',
};

/** Why a specialist has to look, one line each. */
export const REVIEW_COPY: Readonly<Record<ReviewReason, string>> = {
  OTHER_ITEM: 'Items of this kind are valued one by one.',
  UNKNOWN_METAL: 'You weren’t sure about the metal.',
  UNKNOWN_STONE: 'You weren’t sure about the type of stone.',
  PEARL_OR_OPAL: 'Pearls and opals are valued one by one.',
  FANCY_COLOR: 'Fancy colors are valued one by one.',
  BLACK_DIAMOND: 'Black diamonds can’t be estimated from photos or grades.',
  TREATED_DIAMOND: 'Treated diamonds are valued one by one.',
  OVER_FIVE_CARATS: 'Stones over 5 carats are valued one by one.',
  HOLLOW: 'Hollow pieces have to be weighed by us.',
  OTHER_BRAND: 'We don’t have a price for this brand.',
  CHANGED_PARTS: 'Changed parts have to be seen.',
};
