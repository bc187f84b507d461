import { useLayoutEffect, type ComponentProps } from 'react';
import { screenStep } from '../../catalogue/routes';
import type { ScreenId } from '../../catalogue/screens';
import { Main } from '../../ui/main';
import { Skeleton } from '../../ui/skeleton';
import { StepProgress } from '../../ui/step-progress';
import { PortalHelp } from '../help/portal-help';
import { JourneyPane } from './journey-pane';
import { useCurrentScreen } from './screen-context';

/** Screens whose first fact is an amount. */
const AMOUNT_FIRST: ReadonlySet<ScreenId> = new Set(['offer', 'agreements', 'asset-cart']);

/** Stands in for a screen until it is there: its step, the shape of its parts, at the top of the page. */
export function WaitingScreen(props: Pick<ComponentProps<typeof Skeleton>, 'onRetry'>) {
  const { id, flow } = useCurrentScreen();
  const step = screenStep(id, flow);
  useLayoutEffect(() => {
    void window.scrollTo({ top: 0 });
  }, [id]);
  const shape = AMOUNT_FIRST.has(id) ? 'offer' : step ? 'form' : 'status';
  return (
    <Main
      // Without a step what helps stands below a picture, at a place that is not known yet.
      help={
        step && (
          <>
            <JourneyPane step={step} />
            <PortalHelp place="side" />
          </>
        )
      }
    >
      <StepProgress step={step} />
      <Skeleton shape={shape} {...props} />
    </Main>
  );
}
