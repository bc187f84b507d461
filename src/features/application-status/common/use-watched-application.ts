import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useApplicant, type Application } from '../../../services/data/use-applicant';
import { localChangeAtom } from '../../../domain/application/local-change';
import { useStatusPolling } from '../../../domain/application/use-status-polling';

/** Whether `latest` differs from `shown` and is newer. */
function isNews(latest: Application, shown: Application): boolean {
  const differs = latest.status !== shown.status || latest.updatedAt !== shown.updatedAt;
  return differs && Date.parse(latest.updatedAt) >= Date.parse(shown.updatedAt);
}

/** The application on the screen, and its update. */
export interface WatchedApplication {
  readonly shown: Application;
  /** The latest version, if it differs from the one on the screen. */
  readonly update: Application | null;
  /** Puts a version on the screen. */
  show(application: Application): void;
}

/**
 * Refetches the application every 30 s while the page is visible. The screen stays as it is until the applicant wants
 * to see the update, so that no notice disappears while it is read. The applicant's own changes appear at once.
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
