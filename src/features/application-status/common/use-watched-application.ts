import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useApplicant, type Application } from '../../../services/data/use-applicant';
import { localChangeAtom } from '../../../domain/application/local-change';
import { useStatusPolling } from '../../../domain/application/use-status-polling';

function isNews(latest: Application, shown: Application): boolean {
  const differs = latest.status !== shown.status || latest.updatedAt !== shown.updatedAt;
  return differs && Date.parse(latest.updatedAt) >= Date.parse(shown.updatedAt);
}

export interface WatchedApplication {
  readonly shown: Application;
  /** The latest version if it differs from the one shown; otherwise null. */
  readonly update: Application | null;
  show(application: Application): void;
}

/**
 * Refetches the application every 30 s while the page is visible. The page changes only when the
 * applicant asks for the update, so that no notice disappears while it is being read.
 */
export function useWatchedApplication(application: Application): WatchedApplication {
  const [chosen, setChosen] = useState(application);
  const ownChange = useAtomValue(localChangeAtom);
  const { refetch } = useApplicant();
  useStatusPolling(true, refetch, { slow: true });
  const isOwn = ownChange?.id === chosen.id && isNews(ownChange, chosen);
  const shown = isOwn ? ownChange : chosen;
  return { shown, update: isNews(application, shown) ? application : null, show: setChosen };
}
