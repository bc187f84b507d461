import type { ReactNode } from 'react';
import type { DraftAnswers } from '../services/draft/draft-store';
import { Main } from '../ui/main';
import { Skeleton } from '../ui/skeleton';
import { useStoredDraft } from './use-draft';

/** Shows a form once it is known what was typed into it before. */
export function WithStoredDraft({
  userId,
  children,
}: {
  readonly userId: string;
  children(draft: DraftAnswers | null): ReactNode;
}) {
  const { ready, answers } = useStoredDraft(userId);
  if (ready) return children(answers);
  return (
    <Main>
      <Skeleton shape="form" />
    </Main>
  );
}
