import { Text } from '../../ui/heading';
import { birthdayAt } from '../../catalogue/birthday';
import { localToday } from '../person/date-of-birth';
import { LegalBlock } from './legal-block';

/** From this age, shared income counts, too (12 CFR 1026.51). */
const SHARED_INCOME_AGE = 21;

const OWN = 'Include only your own income and assets.';
const SHARED =
  'You can include income that you reasonably expect to have access to, such as a partner’s income that is regularly paid into an account you share.';

/** States both rules if the date of birth is unknown. */
function CountableIncome({ dateOfBirth }: { readonly dateOfBirth: string | null }) {
  if (dateOfBirth === null) {
    return (
      <>
        <Text>
          <strong>Under {SHARED_INCOME_AGE}:</strong> {OWN}
        </Text>
        <Text>
          <strong>{SHARED_INCOME_AGE} and older:</strong> {SHARED}
        </Text>
      </>
    );
  }
  const young = birthdayAt(dateOfBirth, SHARED_INCOME_AGE) > localToday();
  return <Text>{young ? OWN : SHARED}</Text>;
}

export interface IncomeNoticeProps {
  /** YYYY-MM-DD; null if unknown. */
  readonly dateOfBirth: string | null;
}

/** Must come before any question about income (12 CFR 1002.5(d)(2)). */
export function IncomeNotice({ dateOfBirth }: IncomeNoticeProps) {
  return (
    <LegalBlock>
      <Text>
        You don’t have to include alimony, child support or separate maintenance payments unless you
        want us to consider them.
      </Text>
      <CountableIncome dateOfBirth={dateOfBirth} />
    </LegalBlock>
  );
}
