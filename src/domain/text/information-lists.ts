import { joinList } from '../../catalogue/plain-text';
import type { Application } from '../../services/data/use-applicant';
import { formatDeadline } from './format';

type Missing = Application['missingInformation'][number];
type Kind = Application['documentsRequested'][number];

const MISSING_WORDS: Readonly<Record<Missing, string>> = {
  FIRST_NAME: 'your first name',
  LAST_NAME: 'your last name',
  PHONE: 'your mobile phone number',
  EMAIL: 'your email address',
  DATE_OF_BIRTH: 'your date of birth',
  HOME_ADDRESS: 'your home address',
  TAX_ID: 'your Social Security number or ITIN',
  ANNUAL_INCOME: 'your annual income',
  INCOME_SOURCES: 'your sources of income',
};

const DOCUMENT_WORDS: Readonly<Record<Kind, string>> = {
  IDENTITY: 'a photo of your government ID',
  INCOME: 'proof of your income',
};

/** Up to this many entries are named, the rest is counted. */
const NAMED = 3;

/** For the middle of a sentence: "your date of birth and your annual income". */
export function missingInformationList(missing: Application['missingInformation']): string {
  const words = missing.map((item) => MISSING_WORDS[item]);
  if (words.length === 0) return 'you to confirm your information';
  if (words.length <= NAMED) return joinList(words);
  return `${words.slice(0, NAMED - 1).join(', ')} and ${String(words.length - NAMED + 1)} more answers`;
}

/** For the middle of a sentence. */
export function documentList(kinds: Application['documentsRequested']): string {
  return kinds.length === 0
    ? 'your documents'
    : joinList(kinds.map((kind) => DOCUMENT_WORDS[kind]));
}

/** A notice of incompleteness must state this. */
const AFTER_DATE = 'After that date, we can’t consider your application.';

export function informationRequest(
  missing: Application['missingInformation'],
  dueOn: string | null,
): string {
  const list = missingInformationList(missing);
  return dueOn === null
    ? `To continue, we need ${list}.`
    : `To continue, we need ${list} by ${formatDeadline(dueOn)}. ${AFTER_DATE}`;
}

export function documentRequest(
  kinds: Application['documentsRequested'],
  dueOn: string | null,
): string {
  const list = documentList(kinds);
  return dueOn === null
    ? `Send us ${list} so we can finish reviewing your application.`
    : `Send us ${list} by ${formatDeadline(dueOn)} so we can finish reviewing your application. ${AFTER_DATE}`;
}

export function outstandingDocuments(
  application: Pick<Application, 'documentsRequested' | 'documentsReceived'>,
): Application['documentsRequested'] {
  const received = new Set(application.documentsReceived.map((document) => document.kind));
  return application.documentsRequested.filter((kind) => !received.has(kind));
}

export function documentsAreBeingChecked(
  application: Pick<Application, 'documentsRequested' | 'documentsReceived'>,
): boolean {
  return application.documentsReceived.length > 0 && outstandingDocuments(application).length === 0;
}

/** Removes duplicates, keeping the entry that blocks the application. */
export function eachBureau(bureaus: Application['frozenBureaus']): Application['frozenBureaus'] {
  return bureaus.filter((bureau) => {
    const same = bureaus.filter(({ name }) => name === bureau.name);
    return bureau === (same.find(({ blocking }) => blocking) ?? same[0]);
  });
}

/** For the middle of a sentence. */
export function blockingBureaus(bureaus: Application['frozenBureaus']): string {
  const blocking = eachBureau(bureaus).filter((bureau) => bureau.blocking);
  return blocking.length === 0
    ? 'the credit bureaus'
    : joinList(blocking.map((bureau) => bureau.displayName));
}
