import * as v from 'valibot';
import { AddressConfirmed } from '../common/address-confirmed';

/** The form of the pre-qualified screen: how to ship, and from a confirmed address. */
export const PreQualifiedSchema = v.object({
  method: v.picklist(['LABEL', 'CODE', 'KIT'], 'Select how you’d like to ship'),
  addressConfirmed: AddressConfirmed,
});

export interface PreQualifiedValues {
  method: string;
  addressConfirmed: boolean;
}
