import * as v from 'valibot';
import { Email, Phone } from '../../../forms/fields/contact-rules';
import type { Recipient } from '../../../services/session/passwordless';
import { checkForm } from './check-form';
import type { Checked } from './use-sign-in-form';

export { lastSignInProblem, sendCode } from '../../../services/session/passwordless';
export { sendFailure } from './sign-in-messages';

const RecipientForm = v.variant(
  'channel',
  [
    v.object({ channel: v.literal('sms'), phone: Phone, email: v.string() }),
    v.object({ channel: v.literal('email'), phone: v.string(), email: Email }),
  ],
  'Select text message or email',
);

export function checkRecipient(values: Readonly<Record<string, string>>): Checked<Recipient> {
  const checked = checkForm(RecipientForm, values);
  if ('messages' in checked) return checked;
  const { output } = checked;
  return {
    output:
      output.channel === 'sms'
        ? { channel: 'sms', phoneNumber: output.phone }
        : { channel: 'email', email: output.email },
  };
}
