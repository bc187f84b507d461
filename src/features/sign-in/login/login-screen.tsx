import { lazy, startTransition, useEffect, useState } from 'react';
import { loadCode } from '../../../services/load-code';
import { requestHeadingFocus } from '../../../shell/screen/pending-focus';
import { pendingCodeStore, usablePendingCode, type PendingCode } from './pending-code';
import { RecipientStep } from './recipient-step';
import { LazyBoundary } from '../../../shell/problems/lazy-component';
import { enterStep, readStep } from './step-history';

/** Loaded while the code is being sent. */
const CodeStep = lazy(async () => ({
  default: (await loadCode(() => import('./code-step'))).CodeStep,
}));

function readPending(): PendingCode | null {
  return readStep() === 'recipient' ? null : usablePendingCode();
}

/**
 * Two steps on one path. A reload stays on the step, and Back returns from the code to the
 * recipient.
 */
export function LoginScreen() {
  const [pending, setPending] = useState(readPending);
  const [channel, setChannel] = useState<'sms' | 'email' | null>(null);
  const [lastSent, setLastSent] = useState(pending);

  useEffect(() => {
    let timer = 0;
    // Runs after the browser has finished going back, which can move the focus.
    const followHistory = (): void => {
      timer = window.setTimeout(() => {
        requestHeadingFocus();
        setPending(readPending());
      });
    };
    window.addEventListener('popstate', followHistory);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('popstate', followHistory);
    };
  }, []);

  const sent = (next: PendingCode): void => {
    pendingCodeStore.write(next);
    if (pending === null) {
      requestHeadingFocus();
      enterStep('code');
    }
    // Shows the first step until the second one is loaded.
    startTransition(() => setPending(next));
    setLastSent(next);
  };
  const startOver = (next: 'sms' | 'email'): void => {
    pendingCodeStore.remove();
    requestHeadingFocus();
    enterStep('recipient');
    setChannel(next);
    setPending(null);
  };

  return pending === null ? (
    <RecipientStep initialChannel={channel} lastSent={lastSent} onSent={sent} />
  ) : (
    <LazyBoundary>
      <CodeStep pending={pending} onSent={sent} onStartOver={startOver} />
    </LazyBoundary>
  );
}
