import { PhoneLink } from '../../ui/phone-link';
import { Text } from '../../ui/heading';
import { useBrand } from '../program/use-brand';
import { LegalBlock } from './legal-block';

/** Model statement, word for word, with the number to hear it (32 CFR 232.6). */
export function MilitaryLendingNotice() {
  const { phone } = useBrand().texts.customerSupport;
  return (
    <LegalBlock card heading="If you serve in the military">
      <Text>
        Federal law provides important protections to members of the Armed Forces and their
        dependents relating to extensions of consumer credit. In general, the cost of consumer
        credit to a member of the Armed Forces and his or her dependent may not exceed an annual
        percentage rate of 36 percent. This rate must include, as applicable to the credit
        transaction or account: The costs associated with credit insurance premiums; fees for
        ancillary products sold in connection with the credit transaction; any application fee
        charged (other than certain application fees for specified credit transactions or accounts);
        and any participation fee charged (other than certain participation fees for a credit card
        account).
      </Text>
      <Text>
        To hear this statement and a description of your payment obligation, call toll-free{' '}
        <PhoneLink phone={phone} />.
      </Text>
    </LegalBlock>
  );
}
