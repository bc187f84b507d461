import { normalizeEmail } from '../../catalogue/normalize-text';
import { useCallback, useState } from 'react';

/** For common typos in the domain; null if there is none. */
async function suggestEmail(email: string): Promise<string | null> {
  try {
    const { run } = await import('@zootools/email-spell-checker');
    return run({ email })?.full ?? null;
  } catch {
    return null;
  }
}

export interface EmailSuggestion {
  readonly suggestion: string | null;
  /** Resolves to whether a new suggestion appears. */
  check(): Promise<boolean>;
}

/** Only suggests. The list of domains loads on first use. */
export function useEmailSuggestion(email: string): EmailSuggestion {
  const [found, setFound] = useState<{ readonly for: string; readonly full: string } | null>(null);
  const shownFor = found?.for;
  const check = useCallback(async () => {
    const typed = normalizeEmail(email);
    if (typed === shownFor || !/^[^\s@]+@[^\s@]+$/.test(typed)) return false;
    const full = await suggestEmail(typed);
    if (full === null || full === typed) return false;
    setFound({ for: typed, full });
    return true;
  }, [email, shownFor]);
  return { suggestion: found?.for === normalizeEmail(email) ? found.full : null, check };
}
