import { Text } from '../../../ui/heading';
import { DocumentLink } from '../../../domain/disclosure/document-link';
import { LegalBlock } from '../../../domain/disclosure/legal-block';

/** What the information is collected for, with both privacy documents (12 CFR 1016). */
export function PrivacyLine() {
  return (
    <LegalBlock>
      <Text>
        We collect your information to decide and manage your application. See how we use, share and
        protect it. <DocumentLink document="privacyNotice" /> ·{' '}
        <DocumentLink document="privacyPolicy" />
      </Text>
    </LegalBlock>
  );
}
