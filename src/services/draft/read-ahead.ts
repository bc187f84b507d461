import type { ApolloClient } from '@apollo/client';
import { DraftDocument } from '../../contract/generated/documents';
import { clock } from '../clock';

/** For how long a draft is as good as one that is read now, ms: its screen is on its way. */
const MOST_AGE = 10_000;

/** When the drafts of screens were read that nobody has taken yet, ms. */
const readAt = new Map<string, number>();

/** Reads the draft of a screen that is about to be gone to, so that its form is drawn at once. Never rejects. */
export async function readDraftAhead(client: ApolloClient, screen: string): Promise<void> {
  readAt.delete(screen);
  const answer = await client
    .query({ query: DraftDocument, variables: { screen }, fetchPolicy: 'network-only' })
    .catch(() => null);
  if (answer?.data !== undefined && answer.error === undefined) readAt.set(screen, clock.now());
}

/** Whether the draft of a screen has just been read ahead: true once. */
export function takeDraftAhead(screen: string): boolean {
  const at = readAt.get(screen);
  readAt.delete(screen);
  return at !== undefined && clock.now() - at < MOST_AGE;
}
