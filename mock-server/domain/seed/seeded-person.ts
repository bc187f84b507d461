import type { Persona, PersonaAnswers } from '../../../fixtures/persona';
import type { Flow } from '../../../src/catalogue/flows';
import type { ScreenId } from '../../../src/catalogue/screens';
import type { Status } from '../../../src/catalogue/statuses';
import { isoTime } from '../../world/clock';
import type { UserRecord } from '../../world/state';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { subjectOf } from '../../world/subject';

interface PersonOptions {
  readonly persona: Persona;
  readonly status: Status;
  readonly flow: Flow;
  /** Null for the screen of the status. */
  readonly screen: ScreenId | null;
  readonly signedUpAt: number;
}

/** They follow the tax ID and birth date in the same status. */
const AFTER_IDENTITY: readonly (ScreenId | null)[] = ['verify-income'];

function answersBy(
  persona: Persona,
  { status, flow, screen }: Pick<PersonOptions, 'status' | 'flow' | 'screen'>,
): PersonaAnswers {
  const identityGiven = flow !== 'item' || AFTER_IDENTITY.includes(screen);
  const { information, itemTaxId, incomeRequested } = STATUS_LIFECYCLES[status].past;
  if (!information) {
    return { ...persona, dob: null, taxId: null, address: null, annualIncome: null };
  }
  if (incomeRequested) {
    const { lastName } = persona;
    const later = { ...persona, ...persona.later, lastName, annualIncome: null };
    return identityGiven ? later : { ...later, dob: null, taxId: null };
  }
  const all: PersonaAnswers = { ...persona, ...persona.later };
  const taxIdGiven = identityGiven || itemTaxId;
  return taxIdGiven ? all : { ...all, dob: null, taxId: null };
}

/** `signedUpAt` in ms since the epoch. */
export function seededPerson(options: PersonOptions): UserRecord {
  const { persona, status, signedUpAt } = options;
  const answers = answersBy(persona, options);
  const { address, annualIncome } = answers;
  const { information, shippingAddress } = STATUS_LIFECYCLES[status].past;
  return {
    sub: subjectOf('sms', persona.id),
    firstName: answers.firstName,
    middleName: answers.middleName,
    lastName: answers.lastName,
    phone: answers.phone,
    email: answers.email,
    dob: answers.dob,
    taxId: answers.taxId,
    annualIncome,
    incomeSources: information ? [annualIncome === 0 ? 'OTHER' : 'JOB'] : [],
    homeAddress: address === null ? null : { ...address },
    shippingAddress: address === null ? null : { ...address, isConfirmed: shippingAddress },
    referredBy: null,
    eSignConsentAt: isoTime(signedUpAt),
    termsAcceptedAt: isoTime(signedUpAt),
    marketing: { byText: false, byEmail: false },
    statusByText: false,
    drafts: {},
  };
}
