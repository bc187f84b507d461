import * as v from 'valibot';
import {
  AddressAsTyped,
  HomeAddress,
  ShippingAddress,
  type AddressValues,
} from '../../forms/fields/address-rules';
import { AnnualIncome, IncomeSources } from '../../forms/fields/income-rules';

export interface AddressAndIncomeValues {
  homeAddress: AddressValues;
  shipsHome: boolean;
  shippingAddress: AddressValues;
  annualIncome: string;
  incomeSources: string[];
}

const ToHome = v.object({
  homeAddress: HomeAddress,
  shipsHome: v.literal(true),
  shippingAddress: v.pipe(
    AddressAsTyped,
    v.transform(() => null),
  ),
  annualIncome: AnnualIncome,
  incomeSources: IncomeSources,
});

const Elsewhere = v.object({
  homeAddress: HomeAddress,
  shipsHome: v.literal(false),
  shippingAddress: ShippingAddress,
  annualIncome: AnnualIncome,
  incomeSources: IncomeSources,
});

/** Validated answers: whole dollars; `shippingAddress` is null for the home address. */
export type AddressAndIncome = v.InferOutput<typeof ToHome> | v.InferOutput<typeof Elsewhere>;

/** Validates the shipping address only if one is needed. */
export const AddressAndIncomeSchema: v.GenericSchema<AddressAndIncomeValues, AddressAndIncome> =
  v.variant('shipsHome', [ToHome, Elsewhere]);
