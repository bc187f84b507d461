import { useState } from 'react';
import type { OperationProblem } from '../../../services/data/operation-error';
import { openDuplicateSsn } from '../../../shell/dialogs/duplicate-ssn';
import { MISMATCH, refusedField } from '../../../forms/fields/refused-fields';
import { useMismatchFlags } from './use-mismatch-flags';

export interface RefusalOptions {
  readonly userId: string;
  /** Current state of the home address, two letters or ''. */
  state(): string;
  /** Shows a message at a field. */
  fail(name: string, message: string): void;
  /** Shows the tax ID field if the one on file was to be kept. */
  requireTaxId(): void;
  /** Opens the screen about a state without the program. */
  leaveState(state: string): boolean;
}

export interface Refusals {
  handle(problem: OperationProblem): void;
  clear(): void;
  /** A problem that has no field, modal or screen. */
  readonly problem: OperationProblem | null;
}

/** Shows an API refusal where the applicant can resolve it. */
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
