import type { Flow } from '../../catalogue/flows';
import type { ScreenId } from '../../catalogue/screens';
import type { OperationProblem } from '../../services/data/operation-error';
import { resumeTarget } from '../../catalogue/journey/next-step';

export type AfterAccept =
  | { readonly kind: 'screen'; readonly screen: ScreenId }
  /** The offer was closed in the meantime. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'duplicate' | 'mismatch' }
  /** Shown above the button, with all input intact. */
  | { readonly kind: 'problem' };

export function afterAccept(
  answer: { readonly status: string | null; readonly problem: OperationProblem | null },
  flow: Flow,
): AfterAccept {
  const { status, problem } = answer;
  const code = problem?.kind === 'refused' ? problem.code : null;
  if (code === 'OFFER_CLOSED') return { kind: 'ended' };
  if (code === 'SSN_DUPLICATE') return { kind: 'duplicate' };
  if (code === 'SSN_DOB_MISMATCH') return { kind: 'mismatch' };
  if (problem !== null || status === null) return { kind: 'problem' };
  return { kind: 'screen', screen: resumeTarget(status, null, flow) };
}
