import type { ScreenDefinition } from './screen-definition';

export const ITEM_SCREENS = {
  'address-and-income': {
    heading: 'Your address and income',
    access: 'signed-in',
    path: { item: '/app/application/address-and-income' },
    aliases: ['/app/personal-info'],
    step: { item: 'Address and income' },
  },
  'item-in-review': {
    heading: 'A specialist is reviewing your items',
    access: 'signed-in',
    path: { item: '/app/application/item-in-review' },
    aliases: ['/app/item-in-review'],
    step: { item: 'Your items' },
  },
  'pre-qualified': {
    heading: 'You’re pre-qualified',
    access: 'signed-in',
    path: { item: '/app/application/pre-qualified' },
    aliases: ['/app/pre-qualified'],
    step: { item: 'Ship your items' },
  },
  'download-label': {
    heading: 'Print your label',
    access: 'signed-in',
    path: { item: '/app/application/pre-qualified/download-label' },
    step: { item: 'Ship your items' },
  },
  'shipping-kit': {
    heading: 'Request a shipping kit',
    access: 'signed-in',
    path: { item: '/app/application/pre-qualified/shipping-kit' },
    step: { item: 'Ship your items' },
  },
  'shipping-code': {
    heading: 'Show this code at the counter',
    access: 'signed-in',
    path: { item: '/app/application/pre-qualified/shipping-code' },
    step: { item: 'Ship your items' },
  },
  'items-shipped': {
    heading: 'Your items are on the way',
    access: 'signed-in',
    path: { item: '/app/application/items-shipped' },
    aliases: ['/app/items-shipped'],
    step: { item: 'Ship your items' },
  },
  'items-delivered': {
    heading: 'Your items arrived',
    access: 'signed-in',
    path: { item: '/app/application/items-delivered' },
    step: { item: 'Ship your items' },
    usualStatus: 'ITEM_UNDER_REVIEW',
  },
} as const satisfies Record<string, ScreenDefinition>;
