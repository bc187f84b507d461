import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { LIMITS } from '../../../catalogue/limits';
import { useApplication, type Application } from '../../../services/data/use-applicant';
import { ownChangeAtom } from '../../../domain/application/own-change';

/** Whether `latest` differs from `shown` and is newer. */
function isNews(latest: Application, shown: Application): boolean {
  const differs = latest.status !== shown.status || latest.updatedAt !== shown.updatedAt;
  return differs && Date.parse(latest.updatedAt) >= Date.parse(shown.updatedAt);
}

/** The application as it is being shown, and as it has become meanwhile. */
export interface WatchedApplication {
  readonly shown: Application;
  /** What it has become, when that differs from what is shown. */
  readonly update: Application | null;
  /** Shows an application instead of the one that is being shown. */
  show(application: Application): void;
}

/**
 * Asks again every 30 s while the page is visible, and keeps what is shown until the applicant wants
 * to see the update: nobody loses the notice they are reading. What they changed themselves is shown at once.
 */
export function useWatchedApplication(application: Application): WatchedApplication {
  const [shown, setShown] = useState(application);
  const ownChange = useAtomValue(ownChangeAtom);
  const [shownChange, setShownChange] = useState(ownChange);
  const { value } = useApplication({ pollMs: LIMITS.poll.sec * 1000 });
  const latest = value ?? application;
  if (shownChange !== ownChange) {
    setShownChange(ownChange);
    if (ownChange !== null) setShown(ownChange);
  }
  return { shown, update: isNews(latest, shown) ? latest : null, show: setShown };
}
