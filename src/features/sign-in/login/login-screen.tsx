import { useState } from 'react';
import { LIMITS } from '../../../catalogue/limits';
import { clock } from '../../../services/clock';
import { requestHeadingFocus } from '../../../shared/screen/pending-focus';
import { CodeStep } from './code-step';
import { pendingCodeStore, type PendingCode } from './pending-code';
import { RecipientStep } from './recipient-step';

function stillUsable(pending: PendingCode | null): PendingCode | null {
  if (pending === null) return null;
  return clock.now() - pending.sentAt < LIMITS.otp.ttlMin * 60_000 ? pending : null;
}

/** Signing in: where to send a code, then the code. One path, two steps; a reload keeps the step. */
export function LoginScreen() {
  const [pending, setPending] = useState(() => stillUsable(pendingCodeStore.read()));
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
