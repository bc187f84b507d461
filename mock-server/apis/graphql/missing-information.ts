import { programDefinition } from '../../../src/catalogue/programs';
import type { MissingInformation } from '../../../src/contract/generated/types';
import type { ApplicationRecord, UserRecord } from '../../world/state';

/** In the order of the questions. */
export function missingOf(user: UserRecord): MissingInformation[] {
  const absent: readonly (readonly [MissingInformation, boolean])[] = [
    ['FIRST_NAME', user.firstName === null],
    ['LAST_NAME', user.lastName === null],
    ['PHONE', user.phone === null],
    ['EMAIL', user.email === null],
    ['DATE_OF_BIRTH', user.dob === null],
    ['HOME_ADDRESS', user.homeAddress === null],
    ['TAX_ID', user.taxId === null],
    ['ANNUAL_INCOME', user.annualIncome === null],
    ['INCOME_SOURCES', user.incomeSources.length === 0],
  ];
  return absent.filter(([, missing]) => missing).map(([information]) => information);
}

function isRequestedLater(
  { program, offer }: ApplicationRecord,
  information: MissingInformation,
): boolean {
  const isBeforeOffer = programDefinition(program).flow === 'item' && offer === null;
  return isBeforeOffer && (information === 'TAX_ID' || information === 'DATE_OF_BIRTH');
}

/** Missing information, and a second income if requested. */
export function missingInformation(
  user: UserRecord,
  application: ApplicationRecord,
): MissingInformation[] {
  const missing = missingOf(user).filter(
    (information) => !isRequestedLater(application, information),
  );
  const incomeRequested =
    application.status === 'FIN_INFO_NEEDED' && application.askedOnce.includes('ANNUAL_INCOME');
  return incomeRequested && !missing.includes('ANNUAL_INCOME')
    ? [...missing, 'ANNUAL_INCOME']
    : missing;
}
