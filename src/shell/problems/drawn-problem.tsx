import type { OperationProblem } from '../../services/data/operation-error';
import { lazyPart } from './lazy-part';

const ProblemPicture = lazyPart(async () => (await import('./problem-picture')).ProblemPicture);

/** The picture of a problem, where it comes: a page that tells of one waits for nothing. */
export function DrawnProblem({ problem }: { readonly problem: OperationProblem }) {
  return <ProblemPicture offline={problem.kind === 'offline'} />;
}
