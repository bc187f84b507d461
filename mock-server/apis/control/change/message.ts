import type { Message } from '../../../world/state';
import { ControlProblem } from '../control-problem';
import { text, type FieldRules } from './field-rule';

function words(field: string) {
  return text(field, (_, value) => {
    if (value.trim() === '') throw new ControlProblem(`"${field}" must say something`);
    return value;
  });
}

export const MESSAGE: FieldRules<Message> = {
  id: 'is its number',
  channel: 'is how it was sent',
  to: 'is where it was sent to',
  subject: {
    takes: 'a text',
    locked: ({ record }) => (record.channel === 'sms' ? 'is none of a text message' : null),
    read: words('subject'),
  },
  body: { takes: 'a text', read: words('body') },
  code: 'is known to the identity provider; it sends another when it is asked for one',
  sentAt: 'is when it happened',
};
