import { useWatch } from 'react-hook-form';
import { US_PHONE } from '../../../catalogue/identifiers';
import { CONTENT } from '../../../programs/content-config';
import { useBrand } from '../../../common/brand/use-brand';
import { useSampleDocument } from '../../../common/brand/use-legal-link';
import { DocumentLink } from '../../../common/disclosures/document-link';
import { formatPhone, toE164 } from '../../../common/fields/contact-rules';
import { FormCheckboxField } from '../../../common/forms/form-checkboxes';
import { TextLink } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import type { Lacking } from './sign-up-values';

/** L-05: what agreeing to electronic documents means, a PDF to try, and the box. */
function ElectronicDocuments() {
  const { phone } = useBrand().texts.customerSupport;
  const sample = useSampleDocument();
  return (
    <Stack gap={3}>
      <Heading level={3}>Receive documents electronically</Heading>
      <Text>
        You agree we may give you application notices, disclosures and agreements electronically.
        You can ask for paper at no cost by calling {phone}. You can withdraw at any time in
        Settings or by calling {phone}; withdrawing before we decide closes your application. You
        need: a current browser, a PDF reader, an email address, and a printer or storage to keep
        copies.
      </Text>
      <Text>
        <TextLink href={sample} external>
          Open the sample PDF
        </TextLink>
      </Text>
      <FormCheckboxField
        name="eSign"
        label="I agree to receive documents electronically and I was able to open the sample PDF"
      />
    </Stack>
  );
}

function TermsOfService() {
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

/** L-06: calls and texts about offers, for the number that is named; never needed. */
function Marketing({ knownPhone }: { readonly knownPhone: string | null }) {
  const { texts } = useBrand();
  const typed: unknown = useWatch({ name: 'phone' });
  const number = knownPhone ?? toE164(typeof typed === 'string' ? typed : '');
  const named = US_PHONE.test(number) ? formatPhone(number) : 'the number I give';
  return (
    <Stack gap={3}>
      <Heading level={3}>Offers by phone</Heading>
      <FormCheckboxField
        name="marketing"
        label={`(Optional) I agree that ${CONTENT.creditorName} may call and text me at ${named} about offers, including with automated technology or recorded messages. Consent isn’t required to apply or to get ${texts.cardName}. Message and data rates may apply. Reply STOP to opt out.`}
      />
    </Stack>
  );
}

/** The consents of sign-up, each on its own and none ticked beforehand. */
export function Consents({
  lacking,
  knownPhone,
}: {
  readonly lacking: Lacking;
  /** The number on file, E.164; null where it is asked for. */
  readonly knownPhone: string | null;
}) {
  return (
    <Stack gap={8}>
      {lacking.eSign && <ElectronicDocuments />}
      {lacking.terms && <TermsOfService />}
      {(lacking.eSign || lacking.terms || lacking.phone) && <Marketing knownPhone={knownPhone} />}
    </Stack>
  );
}
