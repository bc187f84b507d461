import { useState } from 'react';

export interface TaxIdOnFile {
  /** Of the number on file; null if there is none. */
  readonly lastFour: string | null;
  /** Whether the number on file is being replaced. */
  readonly replacing: boolean;
  replace(): void;
  keep(): void;
  /** Whether an empty field keeps the number on file. */
  readonly keepsOnFile: boolean;
}

/** State of keeping or replacing the tax ID on file. */
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
