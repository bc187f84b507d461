import type { ReactNode } from 'react';
import type { DraftAnswers } from '../services/draft/draft-store';
import { useStoredDraft } from './use-draft';
import { WaitingScreen } from '../shell/screen/waiting-screen';

export function WithStoredDraft({
  userId,
  children,
}: {
  readonly userId: string;
  children(draft: DraftAnswers | null): ReactNode;
}) {
  const { ready, answers } = useStoredDraft(userId);
  if (ready) return children(answers);
  return <WaitingScreen />;
}
