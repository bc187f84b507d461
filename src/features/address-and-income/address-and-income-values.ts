import type { Applicant } from '../../services/data/use-applicant';
import { addressText, addressValues } from '../../forms/fields/address-text';
import { numberText } from '../../catalogue/plain-text';
import type { AddressAndIncomeValues } from './address-and-income-schema';

export function addressAndIncomeValues(applicant: Applicant): AddressAndIncomeValues {
  const { user, incomeSources } = applicant;
  const { billingAddress, shippingAddress, annualIncome } = user;
  const shipsElsewhere =
    billingAddress !== null &&
    shippingAddress !== null &&
    addressText(billingAddress) !== addressText(shippingAddress);
  return {
    homeAddress: addressValues(billingAddress),
    shipsHome: !shipsElsewhere,
    shippingAddress: addressValues(shipsElsewhere ? shippingAddress : null),
    annualIncome: annualIncome === null ? '' : numberText(annualIncome),
    incomeSources: [...incomeSources],
  };
}
