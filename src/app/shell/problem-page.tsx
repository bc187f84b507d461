import { Main } from '../../ui/main';
import { PageFrame } from '../../ui/page-frame';
import { useProblemFrame } from './use-problem-frame';
import type { ReactNode } from 'react';

/**
 * A page that tells of a problem. It needs nothing that has not come yet: logo, picture and help are put
 * around it where they come, and left out where they fail, too. Its buttons stay the same ones meanwhile, with
 * their focus and with a press that has begun.
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

/** What a page that tells of a problem says. */
export interface ProblemPageProps {
  readonly screenId: string;
  /** Heading and text. */
  readonly words: ReactNode;
  readonly actions: ReactNode;
}
