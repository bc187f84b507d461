import { useState } from 'react';
import { LIMITS } from '../../../catalogue/limits';
import type { Application } from '../../../services/data/use-applicant';
import { useApplicant } from '../../../services/data/use-applicant';

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
 * to see the update: nobody loses the notice they are reading.
 */
export function useWatchedApplication(application: Application): WatchedApplication {
  const [shown, setShown] = useState(application);
  const { applicant } = useApplicant({ pollMs: LIMITS.poll.sec * 1000 });
  const latest = applicant?.application ?? application;
  const changed = latest.status !== shown.status || latest.updatedAt !== shown.updatedAt;
  return { shown, update: changed ? latest : null, show: setShown };
}
