import { CONTENT } from '../../programs/content-config';
import { Text } from '../../ui/heading';
import { toTitleCase } from '../../ui/title-case';
import { LegalBlock } from './legal-block';

/** FCRA 604; placed above the button that it names. */
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

/** FCRA 604; placed next to the acceptance of an offer. */
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
