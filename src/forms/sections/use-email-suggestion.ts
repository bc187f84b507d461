import { normalizeEmail } from '../../catalogue/normalize-text';
import { useCallback, useState } from 'react';

/** The address that was probably meant, for common slips in the domain; null when there is none. */
async function suggestEmail(email: string): Promise<string | null> {
  try {
    const { run } = await import('@zootools/email-spell-checker');
    return run({ email })?.full ?? null;
  } catch {
    return null;
  }
}

export interface EmailSuggestion {
  /** For the address as it stands; null when it needs none. */
  readonly suggestion: string | null;
  /** Looks for slips; called when the field is left. */
  check(): void;
}

/** "Did you mean …?" for an email address. Only ever suggests; the list of domains loads when first needed. */
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
