import type { Application } from '../../../services/data/use-applicant';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { focusHeading } from '../../../ui/heading';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import {
  useStatusActions,
  type StatusActionRunner,
} from '../../../shell/status/use-status-actions';
import { useWatchedApplication } from './use-watched-application';

export interface StatusScreenState {
  /** The application as shown. */
  readonly application: Application;
  /** Whether a newer version is available. */
  readonly updated: boolean;
  /** Shows the newer version, on the screen of its status. */
  seeUpdate(): void;
  readonly runner: StatusActionRunner;
}

/** Watches an application for a status screen, and runs the screen's actions. */
export function useStatusScreen(
  application: Application,
  refetch: ScreenProps['refetch'],
): StatusScreenState {
  const { shown, update, show } = useWatchedApplication(application);
  const { goByStatus } = useNavigation();
  const showFresh = (fresh: Application): void => {
    show(fresh);
    goByStatus(fresh.status);
    focusHeading();
  };
  const runner = useStatusActions({ application: shown, refetch, onFresh: showFresh });
  return {
    application: shown,
    // A change by the applicant's own action isn't an update.
    updated: update !== null && runner.running === null,
    seeUpdate: () => {
      if (update !== null) showFresh(update);
    },
    runner,
  };
}
