import { useWatch } from 'react-hook-form';
import { US_PHONE, toE164 } from '../../../catalogue/identifiers';
import { CONTENT } from '../../../programs/content-config';
import { useBrand } from '../../../domain/program/use-brand';
import { ElectronicDocuments, TermsOfService } from '../../../forms/consents/consent-sections';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { FormCheckboxField } from '../../../forms/form-fields';
import { Heading } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import type { MissingAnswers } from './sign-up-values';

/** Calls and texts with offers to the stated number; always optional. */
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

/** Separate, and unchecked at the start. */
export function Consents({
  missing,
  knownPhone,
}: {
  readonly missing: MissingAnswers;
  /** E.164; null if the form requests the number. */
  readonly knownPhone: string | null;
}) {
  return (
    <Stack gap={8}>
      {missing.eSign && <ElectronicDocuments />}
      {missing.terms && <TermsOfService />}
      {(missing.eSign || missing.terms || missing.phone) && <Marketing knownPhone={knownPhone} />}
    </Stack>
  );
}
