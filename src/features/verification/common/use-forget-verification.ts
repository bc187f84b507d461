import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ScreenId } from '../../../catalogue/screens';
import { SaveDraftDocument } from '../../../contract/generated/documents';
import { draftStore } from '../../../services/draft/draft-store';

const SCREEN: ScreenId = 'verify-info';

/** Deletes the draft in the tab and on the server. */
export function useForgetVerification(userId: string): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    draftStore(userId, SCREEN).remove();
    void client
      .mutate({ mutation: SaveDraftDocument, variables: { screen: SCREEN, answers: null } })
      .catch(() => undefined);
  }, [client, userId]);
}
