import type { DepositFrequency } from '../../catalogue/deposit-schedule';
import { CONTENT } from '../../programs/content-config';
import { Text } from '../../ui/heading';
import { useBrand } from '../brand/use-brand';
import { FREQUENCY_TEXT } from '../deposit/deposit-words';
import { formatCents, formatDate } from '../format';
import { LegalBlock } from './legal-block';

/** The version of both texts, which is kept with what was agreed to. */
export const AUTHORIZATION_VERSION = CONTENT.version;

/** Permission to take one payment (Reg E, Nacha). Cents; `date` YYYY-MM-DD. */
export function OneTimeAuthorization(props: {
  readonly amount: number;
  readonly source: 'bank' | 'card';
  readonly lastFour: string;
  readonly date: string;
}) {
  return (
    <LegalBlock>
      <Text>
        I authorize {CONTENT.creditorName} to take {formatCents(props.amount)} from my{' '}
        {props.source} ending {props.lastFour} on {formatDate(props.date)}. This is my refundable
        security deposit.
      </Text>
    </LegalBlock>
  );
}

/** Permission to take payments again and again until the deposit is complete (Reg E, Nacha). */
export function RecurringAuthorization(props: {
  readonly amount: number;
  readonly frequency: DepositFrequency;
  readonly date: string;
  readonly lastFour: string;
  readonly deposit: number;
}) {
  const { phone } = useBrand().texts.customerSupport;
  return (
    <LegalBlock>
      <Text>
        I authorize {CONTENT.creditorName} to take {formatCents(props.amount)}{' '}
        {FREQUENCY_TEXT[props.frequency]} starting {formatDate(props.date)}, from my account ending{' '}
        {props.lastFour}, until the deposit reaches {formatCents(props.deposit)}. You can stop any
        payment by calling {phone} or using Stop Deposits at least 3 business days before it is due.
        A copy of this authorization is emailed to you now.
      </Text>
    </LegalBlock>
  );
}
