import type { Persona, PersonaAnswers } from '../../fixtures/persona';
import type { Flow } from '../../src/catalogue/flows';
import type { ScreenId } from '../../src/catalogue/screens';
import type { Status } from '../../src/catalogue/statuses';
import { isoTime } from '../core/clock';
import type { UserRecord } from '../core/state';
import { subjectOf } from '../core/subject';

interface PersonOptions {
  readonly persona: Persona;
  readonly status: Status;
  readonly flow: Flow;
  /** The screen that the seed opens; null follows the status. */
  readonly screen: ScreenId | null;
  readonly signedUpAt: number;
}

/** Statuses before the applicant gave personal information. */
const NOTHING_GIVEN: readonly Status[] = [
  'CREATED',
  'APPRAISAL_IN_PROGRESS',
  'PREQUAL_ITEM_VALUED',
];

/** Statuses of the item flow in which the tax id, asked for with the acceptance, is on file. */
const ITEM_TAX_ID_GIVEN: readonly Status[] = [
  'OFFER_ACCEPTED',
  'VERIFY_DOC',
  'CREDIT_FREEZE',
  'CREDIT_DENIED',
  'CANCELED_DUPE',
  'COMPLETE',
];

/** Statuses of the item flow in which the applicant has confirmed the address to ship from. */
const ADDRESS_CONFIRMED: readonly Status[] = [
  ...ITEM_TAX_ID_GIVEN,
  'SHIPPED',
  'ITEM_UNDER_REVIEW',
  'OFFER_DECISION_NEEDED',
  'OFFER_REJECTED',
  'FIN_INFO_NEEDED',
];

/** Screens after the one that asks for tax id and date of birth, in the same status. */
const AFTER_IDENTITY: readonly (ScreenId | null)[] = ['verify-income'];

/** What the applicant has told by the time the application reached `status`, and stands before `screen`. */
function answersBy(
  persona: Persona,
  { status, flow, screen }: Pick<PersonOptions, 'status' | 'flow' | 'screen'>,
): PersonaAnswers {
  const identityGiven = flow !== 'item' || AFTER_IDENTITY.includes(screen);
  if (NOTHING_GIVEN.includes(status)) {
    return { ...persona, dob: null, taxId: null, address: null, annualIncome: null };
  }
  if (status === 'FIN_INFO_NEEDED') {
    const { lastName } = persona;
    const later = { ...persona, ...persona.later, lastName, annualIncome: null };
    return identityGiven ? later : { ...later, dob: null, taxId: null };
  }
  const all: PersonaAnswers = { ...persona, ...persona.later };
  const asked = identityGiven || ITEM_TAX_ID_GIVEN.includes(status);
  return asked ? all : { ...all, dob: null, taxId: null };
}

/** The account of the seed's person, as full as it is in `status`. `signedUpAt` in ms since the epoch. */
export function seededPerson(options: PersonOptions): UserRecord {
  const { persona, status, signedUpAt } = options;
  const answers = answersBy(persona, options);
  const { address, annualIncome } = answers;
  const given = !NOTHING_GIVEN.includes(status);
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
    incomeSources: given ? [annualIncome === 0 ? 'OTHER' : 'JOB'] : [],
    homeAddress: address === null ? null : { ...address },
    shippingAddress:
      address === null ? null : { ...address, isConfirmed: ADDRESS_CONFIRMED.includes(status) },
    referredBy: null,
    eSignConsentAt: isoTime(signedUpAt),
    termsAcceptedAt: isoTime(signedUpAt),
    marketing: { byText: false, byEmail: false },
    statusByText: false,
    drafts: {},
  };
}
