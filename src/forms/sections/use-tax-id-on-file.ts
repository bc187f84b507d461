import { useRef, useState } from 'react';

export interface TaxIdOnFile {
  /** Of the number that is on file; null when there is none. */
  readonly lastFour: string | null;
  /** Whether the number on file is being replaced. */
  readonly replacing: boolean;
  replace(): void;
  keep(): void;
  /** For the schema (`taxIdOrOnFile`): whether an empty field keeps the number on file. */
  keepsOnFile(): boolean;
}

/** Whether the tax id on file is kept or replaced. */
export function useTaxIdOnFile(lastFour: string | null): TaxIdOnFile {
  const [replacing, setReplacing] = useState(false);
  const keeps = useRef(false);
  keeps.current = lastFour !== null && !replacing;
  const keepsOnFile = useRef(() => keeps.current);
  return {
    lastFour,
    replacing,
    replace: () => setReplacing(true),
    keep: () => setReplacing(false),
    keepsOnFile: keepsOnFile.current,
  };
}
