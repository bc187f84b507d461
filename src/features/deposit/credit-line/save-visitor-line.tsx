import { useEffect } from 'react';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { LoadingScreen } from '../../../ui/spinner';
import { useIsMounted } from '../../../ui/use-is-mounted';
import { useChooseLine } from './use-choose-line';

/** Saves the line (cents) that a visitor chose before sign-up, and continues. Back skips saving. */
export function SaveVisitorLine(props: {
  readonly applicationId: string | null;
  readonly line: number;
  readonly refetch: ScreenProps['refetch'];
  onFailed(problem: OperationProblem): void;
}) {
  const { goToNext } = useNavigation();
  const choose = useChooseLine();
  const mounted = useIsMounted();
  const { run } = useSingleFlight(async () => {
    const problem = await choose(props.applicationId, props.line);
    if (!mounted.current) return;
    if (problem !== null) return props.onFailed(problem);
    await props.refetch();
    goToNext({ replace: true });
  });
  useEffect(() => void run(), [run]);

  return (
    <Screen lead="Saving your credit line." loaded={false}>
      <LoadingScreen />
    </Screen>
  );
}
