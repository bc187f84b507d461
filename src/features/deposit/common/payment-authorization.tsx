import type { DepositFrequency } from '../../../domain/deposit/deposit-schedule';
import { CONTENT } from '../../../programs/content-config';
import {
  oneTimeAuthorization,
  recurringAuthorization,
} from '../../../domain/deposit/payment-authorization';
import { Text } from '../../../ui/heading';
import { useBrand } from '../../../domain/program/use-brand';
import { LegalBlock } from '../../../domain/disclosure/legal-block';

/** Version of both texts, stored with the agreement. */
export const AUTHORIZATION_VERSION = CONTENT.version;

/** Permission for one payment (Reg E, Nacha). Cents; `date` is YYYY-MM-DD. */
export function OneTimeAuthorization(props: {
  readonly amount: number;
  readonly source: 'bank' | 'card';
  readonly lastFour: string;
  readonly date: string;
}) {
  return (
    <LegalBlock>
      <Text>{oneTimeAuthorization(props)}</Text>
    </LegalBlock>
  );
}

/** Permission for repeated payments until the deposit is complete (Reg E, Nacha). */
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
      <Text>{recurringAuthorization({ ...props, phone })}</Text>
    </LegalBlock>
  );
}
