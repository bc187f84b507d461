import { useBrand } from '../../domain/program/use-brand';
import { ProblemFrame } from '../shell/problem-frame';
import type { ProblemPageProps } from '../shell/problem-page';

/** The frame under the brand of the page that failed. */
export function BrandedProblem(props: ProblemPageProps) {
  return <ProblemFrame {...props} brand={useBrand()} />;
}
