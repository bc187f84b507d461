import { Main } from '../../ui/main';
import { PageFrame } from '../../ui/page-frame';
import { useProblemFrame } from './use-problem-frame';
import type { ReactNode } from 'react';

/**
 * Needs nothing else: logo, illustration and help are added once loaded, and left out if that
 * fails. Buttons stay mounted, with focus and pending clicks.
 */
export function ProblemPage({ screenId, words, actions }: ProblemPageProps) {
  const frame = useProblemFrame();
  return (
    <PageFrame header={frame?.header} end={null}>
      <Main screenId={screenId} picture={frame?.picture} head={frame?.head(words) ?? words}>
        {actions}
        {frame?.help}
      </Main>
    </PageFrame>
  );
}

export interface ProblemPageProps {
  readonly screenId: string;
  readonly words: ReactNode;
  readonly actions: ReactNode;
}
