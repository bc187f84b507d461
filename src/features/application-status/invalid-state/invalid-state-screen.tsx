import type { ScreenProps } from '../../../shell/screen/screen-context';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { useStatusScreen } from '../common/use-status-screen';
import { InvalidStateView } from './invalid-state-view';

function InvalidState({ application, flow, refetch }: ApplicationScreenProps) {
  return <InvalidStateView state={useStatusScreen(application, refetch)} flow={flow} />;
}

export function InvalidStateScreen(props: ScreenProps) {
  return <WithApplication {...props} view={InvalidState} />;
}
