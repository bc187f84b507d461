import type { Status } from '../../../catalogue/statuses';
import { statusDefinition } from '../../../catalogue/status/facts';
import type { StatusDefinition } from '../../../catalogue/status/definition';
import type { ReactNode } from 'react';
import type { Addresses } from '../../../domain/person/use-addresses';
import type { Applicant } from '../../../services/data/use-applicant';
import { addressText } from '../../../forms/fields/address-text';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { fullName } from '../../../catalogue/person-name';
import { formatDate, formatDollars } from '../../../domain/text/format';
import { openHelpCenter } from '../../../shell/help/help-center';
import { Text } from '../../../ui/heading';
import { NotGiven, type SummaryRow } from '../../../ui/summary-list';
import { MaskedTaxId } from '../../../ui/tax-id-field';

const REASONS: Readonly<Record<StatusDefinition['personal'], string | null>> = {
  changeable: null,
  'in decision': 'We’re deciding on it right now.',
  'in agreements': 'It’s part of the agreements you accepted.',
};

/** Returns why personal data can't be changed in a status; null if it can. */
function lockReason(status: Status | null): string | null {
  return status === null ? null : REASONS[statusDefinition(status).personal];
}

export const EDITABLE_ROWS = ['email', 'phone', 'homeAddress', 'shippingAddress'] as const;

export type EditableRow = (typeof EDITABLE_ROWS)[number];

export interface InformationRow extends SummaryRow {
  readonly id: EditableRow | 'name' | 'dob' | 'taxId' | 'income';
}

const NOTHING = <NotGiven />;
const NOT_LOADED = 'We couldn’t load this.';

/** Written as `Type.field`. */
const FIELDS = {
  name: ['User.firstName', 'User.middleName', 'User.lastName'],
  email: ['User.email'],
  phone: ['User.phone'],
  homeAddress: ['User.billingAddress'],
  shippingAddress: ['User.shippingAddress'],
  dob: ['User.dob'],
  taxId: ['User.ssnLastFour'],
  income: ['User.annualIncome'],
} as const satisfies Record<InformationRow['id'], readonly string[]>;

function locked(value: ReactNode, reason: string): Pick<InformationRow, 'value' | 'action'> {
  return {
    value: (
      <>
        {value}
        <Text tone="muted">To change this, contact us. {reason}</Text>
      </>
    ),
    action: { label: 'Contact Us', onClick: () => openHelpCenter() },
  };
}

const isOfAddress = (field: string): boolean => field.startsWith('Address.');

/** Whether the data API couldn't read a field of the row: the value is unknown, not missing. */
function isUnknown(id: InformationRow['id'], failed: ReadonlySet<string>): boolean {
  const fields: readonly string[] = FIELDS[id];
  return [...failed].some(
    (field) => fields.includes(field) || (id.endsWith('Address') && isOfAddress(field)),
  );
}

/** Masks the tax id. `failed` names fields that couldn't be read, as `Type.field`. */
export function informationRows(
  { user, application }: Applicant,
  addresses: Omit<Addresses, 'ready'>,
  failed: ReadonlySet<string>,
  onEdit: (row: EditableRow) => void,
): readonly InformationRow[] {
  const reason = lockReason(application?.status ?? null);
  const fixed = (value: ReactNode): Pick<InformationRow, 'value' | 'action'> =>
    reason === null ? { value } : locked(value, reason);
  const editable = (id: EditableRow, value: string | null | undefined, note = '') => ({
    id,
    value: (
      <>
        {value || NOTHING}
        {note !== '' && <Text tone="muted">{note}</Text>}
      </>
    ),
    action: { label: value ? 'Edit' : 'Add', onClick: () => onEdit(id) },
  });
  const { billing, shipping: shippingAddress } = addresses;
  const unread = {
    value: (
      <>
        We can’t load this right now.
        <Text tone="muted">Something went wrong on our side. Your information is saved.</Text>
      </>
    ),
    action: { label: 'Try Again', onClick: () => void addresses.refetch() },
  };
  const home = billing ? addressText(billing) : null;
  const shipping = shippingAddress ? addressText(shippingAddress) : null;
  const sameAsHome = shippingAddress?.isBilling === true ? 'The same as your home address.' : '';
  const income =
    user.annualIncome === null ? NOTHING : `${formatDollars(user.annualIncome)} per year`;
  const rows: InformationRow[] = [
    { id: 'name', term: 'Name', ...fixed(fullName(user) || NOTHING) },
    { term: 'Email address', ...editable('email', user.email) },
    { term: 'Mobile phone number', ...editable('phone', formatPhone(user.phone ?? '')) },
    {
      term: 'Home address',
      ...(billing !== undefined && reason === null
        ? editable('homeAddress', home)
        : {
            id: 'homeAddress' as const,
            ...(billing === undefined ? unread : fixed(home ?? NOTHING)),
          }),
    },
    {
      term: 'Shipping address',
      ...(shippingAddress === undefined
        ? { id: 'shippingAddress' as const, ...unread }
        : editable('shippingAddress', shipping, sameAsHome)),
    },
    {
      id: 'dob',
      term: 'Date of birth',
      ...fixed(user.dob === null ? NOTHING : formatDate(user.dob)),
    },
    {
      id: 'taxId',
      term: 'Social Security number or ITIN',
      ...fixed(user.ssnLastFour === null ? NOTHING : <MaskedTaxId lastFour={user.ssnLastFour} />),
    },
    { id: 'income', term: 'Annual income', ...fixed(income) },
  ];
  return rows.map((row) =>
    isUnknown(row.id, failed) ? { id: row.id, term: row.term, value: NOT_LOADED } : row,
  );
}
