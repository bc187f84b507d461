import { TextLink } from '../../ui/button';
import { Heading, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import { useBrand, useSampleDocument } from '../../domain/program/use-brand';
import { DocumentLink } from '../../domain/disclosure/document-link';
import { FormCheckboxField } from '../form-fields';
import { PhoneLink } from '../../ui/phone-link';

/** Checkbox `eSign` (15 USC 7001(c)), with a PDF to test. */
export function ElectronicDocuments() {
  const { phone } = useBrand().texts.customerSupport;
  const sample = useSampleDocument();
  return (
    <Stack gap={3}>
      <Heading level={3}>Receive documents electronically</Heading>
      <Text>
        You agree that we may give you application notices, disclosures and agreements
        electronically. You can ask for paper copies at no cost by calling{' '}
        <PhoneLink phone={phone} />. You can withdraw your consent at any time in Settings or by
        calling <PhoneLink phone={phone} />. If you withdraw it before we make a decision, we’ll
        close your application. You need a current browser, a PDF reader, an email address, and a
        printer or storage space to keep copies.
      </Text>
      <Text>
        <TextLink href={sample} external alone>
          Open the sample PDF
        </TextLink>
      </Text>
      <FormCheckboxField
        name="eSign"
        label="I agree to receive documents electronically, and I was able to open the sample PDF"
      />
    </Stack>
  );
}

/** Checkbox `terms`. */
export function TermsOfService() {
  return (
    <Stack gap={3}>
      <Heading level={3}>Terms and privacy</Heading>
      <Text>
        Read the <DocumentLink document="termsOfService" /> and the{' '}
        <DocumentLink document="privacyPolicy" />.
      </Text>
      <FormCheckboxField
        name="terms"
        label="I agree to the Terms of Service and the Privacy Policy"
      />
    </Stack>
  );
}
