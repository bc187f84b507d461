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
  readonly application: Application;
  readonly updated: boolean;
  /** Shows the newer version; its status decides the screen. */
  seeUpdate(): void;
  readonly runner: StatusActionRunner;
}

/** Polls an application for a status screen, and runs the screen's actions. */
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
    // Don't report changes by the applicant's own action as updates.
    updated: update !== null && runner.running === null,
    seeUpdate: () => {
      if (update !== null) showFresh(update);
    },
    runner,
  };
}
