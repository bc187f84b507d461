import { useEffect, useEffectEvent } from 'react';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { LoadingScreen } from '../../../ui/spinner';
import { useChooseLine } from './use-choose-line';

/** Shared, so that two mounts don't start two applications. */
let running: Promise<OperationProblem | null> | null = null;

/** Saves the line (cents) that a visitor chose before sign-up, and continues. Back skips it. */
export function SaveVisitorLine(props: {
  readonly applicationId: string | null;
  readonly line: number;
  readonly refetch: ScreenProps['refetch'];
  onFailed(problem: OperationProblem): void;
}) {
  const { goToNext } = useNavigation();
  const choose = useChooseLine();

  const save = useEffectEvent(async (isLeft: () => boolean) => {
    running ??= choose(props.applicationId, props.line).finally(() => (running = null));
    const problem = await running;
    if (isLeft()) return;
    if (problem !== null) return props.onFailed(problem);
    await props.refetch();
    goToNext({ replace: true });
  });
  useEffect(() => {
    let left = false;
    void save(() => left);
    return () => {
      left = true;
    };
  }, []);

  return (
    <Screen lead="Saving your credit line." loaded={false}>
      <LoadingScreen />
    </Screen>
  );
}
