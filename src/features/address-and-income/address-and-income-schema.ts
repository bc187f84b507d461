import * as v from 'valibot';
import {
  AddressAsTyped,
  HomeAddress,
  ShippingAddress,
  type AddressValues,
} from '../../forms/fields/address-rules';
import { AnnualIncome, IncomeSources } from '../../forms/fields/income-rules';

/** The form as it is typed. */
export interface AddressAndIncomeValues {
  homeAddress: AddressValues;
  /** Whether the home address is also where things are shipped to and from. */
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

/** Checked answers: whole dollars, `shippingAddress` null for the home address. */
export type AddressAndIncome = v.InferOutput<typeof ToHome> | v.InferOutput<typeof Elsewhere>;

/** The rules of the form; a shipping address that is not asked for is not looked at. */
export const AddressAndIncomeSchema: v.GenericSchema<AddressAndIncomeValues, AddressAndIncome> =
  v.variant('shipsHome', [ToHome, Elsewhere]);
