import { useState } from 'react';
import type { OperationProblem } from '../../../services/data/operation-error';
import { openDuplicateSsn } from '../../../shell/dialogs/duplicate-ssn';
import { MISMATCH, refusedField } from '../../../forms/fields/refused-fields';
import { useMismatchFlags } from './use-mismatch-flags';

export interface RefusalOptions {
  readonly userId: string;
  /** Two-letter code of the home address, or ''. */
  state(): string;
  fail(name: string, message: string): void;
  /** Shows the tax ID field, if the form meant to use the one on file. */
  requireTaxId(): void;
  /** Opens the explanation if the program isn't offered in the state; returns whether it did. */
  leaveState(state: string): boolean;
}

export interface Refusals {
  handle(problem: OperationProblem): void;
  clear(): void;
  /** Problem without a field, modal or screen. */
  readonly problem: OperationProblem | null;
}

/** Shows an API refusal at the place where the applicant can resolve it. */
export function useRefusals(options: RefusalOptions): Refusals {
  const { userId, fail } = options;
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const showMismatch = useMismatchFlags(userId, () => {
    options.requireTaxId();
    for (const { name, message } of MISMATCH) fail(name, message);
  });

  const handle = (found: OperationProblem): void => {
    const refusal = refusedField(found, options.state() || null);
    const code = found.kind === 'refused' ? found.code : null;
    if (refusal !== null) fail(refusal.name, refusal.message);
    else if (code === 'SSN_DOB_MISMATCH') showMismatch();
    else if (code === 'SSN_DUPLICATE')
      openDuplicateSsn({ userId, view: 'duplicate', blocking: true });
    else if (code !== 'STATE_UNSUPPORTED' || !options.leaveState(options.state()))
      setProblem(found);
  };

  return { handle, clear: () => setProblem(null), problem };
}
