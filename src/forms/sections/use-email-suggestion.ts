import { normalizeEmail } from '../../catalogue/normalize-text';
import { useCallback, useState } from 'react';

/** Returns the probable address for common typos in the domain; null if there is none. */
async function suggestEmail(email: string): Promise<string | null> {
  try {
    const { run } = await import('@zootools/email-spell-checker');
    return run({ email })?.full ?? null;
  } catch {
    return null;
  }
}

export interface EmailSuggestion {
  /** For the current address; null if none is needed. */
  readonly suggestion: string | null;
  /** Checks for typos; call when the field loses focus. */
  check(): void;
}

/**
 * "Did you mean …?" for an email address. Only suggests; the list of domains is loaded on first
 * use.
 */
export function useEmailSuggestion(email: string): EmailSuggestion {
  const [found, setFound] = useState<{ readonly for: string; readonly full: string } | null>(null);
  const check = useCallback(() => {
    const typed = normalizeEmail(email);
    if (!/^[^\s@]+@[^\s@]+$/.test(typed)) return;
    void suggestEmail(typed).then((full) =>
      setFound(full === null || full === typed ? null : { for: typed, full }),
    );
  }, [email]);
  return { suggestion: found?.for === normalizeEmail(email) ? found.full : null, check };
}
