import type { ReactNode } from 'react';

/** What a page that tells of a problem says. */
export interface ProblemPageProps {
  readonly screenId: string;
  /** Heading and text. */
  readonly words: ReactNode;
  readonly actions: ReactNode;
}
