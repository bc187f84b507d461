import type { ScreenDefinition } from './screen-definition';

function kindScreen<Kind extends string, Noun extends string>(kind: Kind, noun: Noun) {
  return {
    heading: `Tell us about your ${noun}`,
    access: 'public',
    path: { item: `/app/quick-appraisal/${kind}` },
    step: { item: 'Your items' },
    startsApplication: ['item'],
  } as const satisfies ScreenDefinition;
}

/** Every program offers these to visitors, except for the cart. */
export const APPRAISAL_SCREENS = {
  'quick-appraisal': {
    heading: 'What would you like an estimate for?',
    access: 'public',
    path: { item: '/app/quick-appraisal' },
    aliases: ['/quick-appraisal', '/app/application/quick-appraisal'],
    step: { item: 'Your items' },
    startsApplication: ['item'],
  },
  'quick-appraisal-metal': kindScreen('metal', 'metal'),
  'quick-appraisal-gemstone': kindScreen('gemstone', 'gemstone'),
  'quick-appraisal-ring': kindScreen('ring', 'ring'),
  'quick-appraisal-earrings': kindScreen('earrings', 'earrings'),
  'quick-appraisal-necklace': kindScreen('necklace', 'necklace'),
  'quick-appraisal-watch': kindScreen('watch', 'watch'),
  'quick-appraisal-other': kindScreen('other', 'item'),
  'asset-cart': {
    heading: 'Your items',
    access: 'signed-in',
    path: { item: '/app/application/asset-cart' },
    aliases: ['/app/items-cart'],
    step: { item: 'Your items' },
    startsApplication: ['item'],
    usualStatus: 'PREQUAL_ITEM_VALUED',
  },
} as const satisfies Record<string, ScreenDefinition>;

export type AppraisalScreenId = Exclude<keyof typeof APPRAISAL_SCREENS, 'asset-cart'>;
