import { useState } from 'react';
import { requestHeadingFocus } from '../../../shared/screen/pending-focus';
import { CodeStep } from './code-step';
import { pendingCodeStore, usablePendingCode, type PendingCode } from './pending-code';
import { RecipientStep } from './recipient-step';

/** Signing in: where to send a code, then the code. One path, two steps; a reload keeps the step. */
export function LoginScreen() {
  const [pending, setPending] = useState(usablePendingCode);
  const [channel, setChannel] = useState<'sms' | 'email' | null>(null);

  const sent = (next: PendingCode): void => {
    pendingCodeStore.write(next);
    requestHeadingFocus();
    setPending(next);
  };
  const startOver = (next: 'sms' | 'email'): void => {
    pendingCodeStore.remove();
    requestHeadingFocus();
    setChannel(next);
    setPending(null);
  };

  return pending === null ? (
    <RecipientStep initialChannel={channel} onSent={sent} />
  ) : (
    <CodeStep pending={pending} onSent={sent} onStartOver={startOver} />
  );
}
