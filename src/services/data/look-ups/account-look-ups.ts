import { normalizeText } from '../../../catalogue/normalize-text';
import {
  ConfirmContactChangeDocument,
  SaveSignUpDocument,
  SetCommunicationPreferencesDocument,
  UpdatePersonalInformationDocument,
  WithdrawElectronicConsentDocument,
} from '../../../contract/generated/documents';
import { lookUp, type LookUp } from './look-up';
import type { Now } from './now';

type User = Awaited<ReturnType<Now['user']>>;

/** Null, undefined and empty text are equal. */
const plain = (value: string | null | undefined): string =>
  normalizeText(value ?? '').toLowerCase();

const same = (typed: string | null | undefined, onFile: string | null | undefined): boolean =>
  typed === undefined || plain(typed) === plain(onFile);

type Typed<Name extends string> = { readonly [Field in Name]?: string | null | undefined };

function sameAddress(
  typed:
    | Typed<'addressFirstLine' | 'addressSecondLine' | 'city' | 'state' | 'zip'>
    | null
    | undefined,
  onFile: User['billingAddress'],
): boolean {
  if (typed === undefined || typed === null) return true;
  return (
    same(typed.addressFirstLine, onFile?.addressFirstLine) &&
    same(typed.addressSecondLine ?? '', onFile?.addressSecondLine) &&
    same(typed.city, onFile?.city) &&
    same(typed.state, onFile?.state) &&
    same(typed.zip, onFile?.zip)
  );
}

type Person = Typed<'firstName' | 'middleName' | 'lastName' | 'phone' | 'email'>;

const samePerson = (typed: Person, user: User): boolean =>
  same(typed.firstName, user.firstName) &&
  same(typed.middleName, user.middleName) &&
  same(typed.lastName, user.lastName) &&
  same(typed.phone, user.phone) &&
  same(typed.email, user.email);

function sameList(typed: readonly string[] | null | undefined, onFile: readonly string[]): boolean {
  if (typed === undefined || typed === null) return true;
  return typed.length === onFile.length && typed.every((value) => onFile.includes(value));
}

const onFile = (consents: object): Readonly<Record<string, unknown>> => ({ ...consents });

export const ACCOUNT_LOOK_UPS: readonly LookUp[] = [
  lookUp(UpdatePersonalInformationDocument, async (now, { input }) => {
    const [user, { incomeSources }] = await Promise.all([now.user(), now.account()]);
    const saved =
      samePerson(input, user) &&
      sameAddress(input.homeAddress, user.billingAddress) &&
      sameAddress(input.shippingAddress, user.shippingAddress) &&
      sameList(input.incomeSources, incomeSources);
    return saved ? { updatePersonalInformation: { ...user, incomeSources } } : 'not-done';
  }),
  lookUp(SaveSignUpDocument, async (now, { input }) => {
    const [user, { consents }] = await Promise.all([now.user(), now.consents()]);
    // The mutation only fills in missing values.
    const has =
      (!input.firstName || user.firstName !== null) &&
      (!input.lastName || user.lastName !== null) &&
      (!input.phone || user.phone !== null) &&
      (!input.email || user.email !== null) &&
      (!input.eSignVersion || consents.eSignAt !== null) &&
      (!input.termsVersion || consents.termsAt !== null) &&
      (input.marketingByText !== true || consents.marketingByText);
    return has ? { saveSignUp: { ...user, consents } } : 'not-done';
  }),
  lookUp(ConfirmContactChangeDocument, async (now, { contact }) => {
    const user = await now.user();
    const { id, phone, email } = user;
    return samePerson(contact, user) ? { confirmContactChange: { id, phone, email } } : 'not-done';
  }),
  lookUp(SetCommunicationPreferencesDocument, async (now, chosen) => {
    const { id, consents } = await now.consents();
    const saved = Object.entries(chosen).every(([name, value]) => onFile(consents)[name] === value);
    return saved ? { setCommunicationPreferences: { id, consents } } : 'not-done';
  }),
  lookUp(WithdrawElectronicConsentDocument, async (now) => {
    const [{ id, consents }, { creditApplication }] = await Promise.all([
      now.consents(),
      now.account(),
    ]);
    if (consents.eSignAt !== null) return 'not-done';
    return { withdrawElectronicConsent: { id, consents, creditApplication } };
  }),
];
