import type { ScreenProps } from '../../../shared/screen/screen-context';
import { WithApplication, type ApplicationScreenProps } from '../shared/with-application';
import { useStatusScreen } from '../shared/use-status-screen';
import { InvalidStateView } from './invalid-state-view';

function InvalidState({ application, refetch }: ApplicationScreenProps) {
  return <InvalidStateView state={useStatusScreen(application, refetch)} />;
}

/** The application cannot be matched to a step. */
export function InvalidStateScreen(props: ScreenProps) {
  return <WithApplication {...props} view={InvalidState} />;
}
