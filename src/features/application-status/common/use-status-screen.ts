import type { Application } from '../../../services/data/use-applicant';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { focusHeading } from '../../../ui/heading';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import {
  useStatusActions,
  type StatusActionRunner,
} from '../../../shell/status/use-status-actions';
import { useWatchedApplication } from './use-watched-application';

/** What every status screen works with. */
export interface StatusScreenState {
  /** The application as it is being shown. */
  readonly application: Application;
  /** Whether it has changed since. */
  readonly updated: boolean;
  /** Shows what it has become, where that is shown. */
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
    // While the applicant's own action runs, its first traces are no news.
    updated: update !== null && runner.running === null,
    seeUpdate: () => {
      if (update !== null) showFresh(update);
    },
    runner,
  };
}
