import { useEffect, useRef } from 'react';
import { showToast, Toaster } from '../../../ui/toaster';

export function SentToast({
  destination,
  sentAt,
}: {
  readonly destination: string;
  /** ms since the epoch; each code is announced once. */
  readonly sentAt: number;
}) {
  const announced = useRef<number | null>(null);
  useEffect(() => {
    // The toast region needs a moment after rendering before it announces anything.
    const timer = window.setTimeout(() => {
      if (announced.current === sentAt) return;
      announced.current = sentAt;
      showToast({ title: `New code sent to ${destination}` });
    });
    return () => window.clearTimeout(timer);
  }, [destination, sentAt]);
  return <Toaster />;
}
