import { CONTENT } from '../../programs/content-config';
import { Text } from '../../ui/heading';
import { toTitleCase } from '../../ui/title-case';
import { LegalBlock } from './legal-block';

/** Authorization of a soft inquiry, above the button that it names (FCRA 604). */
export function SoftInquiryAuthorization({ button }: { readonly button: string }) {
  return (
    <LegalBlock>
      <Text>
        By selecting {toTitleCase(button)}, you let {CONTENT.creditorName} get your credit report
        and other information to see whether you qualify. This is a soft inquiry and won’t affect
        your credit score.
      </Text>
    </LegalBlock>
  );
}

/** Authorization of a hard inquiry, next to the acceptance of an offer (FCRA 604). */
export function HardInquiryAuthorization() {
  return (
    <LegalBlock>
      <Text>
        By accepting, you let {CONTENT.creditorName} get your credit report from one or more
        consumer reporting agencies to open and manage your account. This may be a hard inquiry and
        can affect your credit score.
      </Text>
    </LegalBlock>
  );
}
