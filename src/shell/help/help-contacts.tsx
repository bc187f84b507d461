import { PhoneLink } from '../../ui/phone-link';
import { useBrand } from '../../domain/program/use-brand';
import { TextLink } from '../../ui/button';
import { Stack } from '../../ui/stack';

const SUPPORT_HOURS = 'Monday to Friday, 8:00 a.m. to 8:00 p.m. ET';

/** Relay service for people who are deaf, hard of hearing or have a speech disability. */
const TTY = '711';

export function HelpContacts() {
  const { phone, email } = useBrand().texts.customerSupport;
  return (
    <Stack gap={1}>
      <p>
        Toll-free: <PhoneLink phone={phone} />
      </p>
      <p>{SUPPORT_HOURS}</p>
      <p>
        Email: <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
      <p>TTY: {TTY}</p>
    </Stack>
  );
}
