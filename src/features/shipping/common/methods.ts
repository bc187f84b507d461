import type { ComponentType } from 'react';
import type { ScreenId } from '../../../catalogue/screens';
import type { ShippingMethod } from '../../../contract/generated/types';
import { PackPicture, PhoneCodePicture, PrinterPicture } from '../../../ui/pictures/thing-pictures';

export interface MethodCopy {
  readonly method: ShippingMethod;
  readonly screen: ScreenId;
  readonly label: string;
  readonly description: string;
  readonly picture: ComponentType;
}

/** In page order. */
export const METHODS: readonly MethodCopy[] = [
  {
    method: 'LABEL',
    screen: 'download-label',
    label: 'Print a label at home',
    description: 'You need a printer and a box. The fastest way.',
    picture: PrinterPicture,
  },
  {
    method: 'CODE',
    screen: 'shipping-code',
    label: 'Get a code on your phone (no printer needed)',
    description: 'A counter near you scans it and prints the label.',
    picture: PhoneCodePicture,
  },
  {
    method: 'KIT',
    screen: 'shipping-kit',
    label: 'Get a free shipping kit',
    description: 'A box, padding and a prepaid, insured label, in 3 to 5 business days.',
    picture: PackPicture,
  },
];
