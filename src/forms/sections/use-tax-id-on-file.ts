import { useState } from 'react';

export interface TaxIdOnFile {
  /** Last digits of the number on file; null if there is none. */
  readonly lastFour: string | null;
  /** Whether the user replaces the number on file. */
  readonly replacing: boolean;
  replace(): void;
  keep(): void;
  /** Whether an empty field leaves the number on file. */
  readonly keepsOnFile: boolean;
}

export function useTaxIdOnFile(lastFour: string | null): TaxIdOnFile {
  const [replacing, setReplacing] = useState(false);
  return {
    lastFour,
    replacing,
    replace: () => setReplacing(true),
    keep: () => setReplacing(false),
    keepsOnFile: lastFour !== null && !replacing,
  };
}
