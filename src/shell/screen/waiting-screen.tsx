import { useEffect, useLayoutEffect, useState } from 'react';
import { css } from '../../../styled-system/css';
import { showsStatus } from '../../catalogue/journey/unread-heading';
import { isAuthenticated } from '../../services/session/session';
import { screenStep } from '../../catalogue/routes';
import { screenDefinition, type ScreenId } from '../../catalogue/screens';
import { Sidebar } from '../../ui/sidebar';
import { Main } from '../../ui/main';
import { MOMENT, Skeleton, type SkeletonShape } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { StepProgress, type PlaceInStep } from '../../ui/step-progress';
import { PortalHelp } from '../help/portal-help';
import { JourneyPane } from './journey-pane';
import { noteWaiting } from './navigation-direction';
import { pendingNavigation } from './pending-focus';
import { useCurrentScreen } from './screen-context';

/** Neither a plain form nor a status screen. */
const SHAPES: Partial<Record<ScreenId, SkeletonShape>> = {
  home: 'pictured',
  settings: 'pictured',
  'settings-personal-info': 'pictured',
  'asset-cart': 'list',
  'verify-info': 'told',
  'verify-income': 'told',
  'credit-line': 'told',
  'cancel-offer': 'told',
  'shipping-code': 'told',
  offer: 'offer',
  agreements: 'offer',
  'pre-qualified': 'range',
  congratulations: 'card',
  completion: 'card',
  'in-review': 'asked',
  'manual-review': 'asked',
  'invalid-state': 'asked',
  'item-in-review': 'asked',
  'items-shipped': 'asked',
  'items-delivered': 'asked',
};

const corner = css({
  position: 'relative',
  '& > *': { position: 'absolute', insetBlockStart: '2', insetInlineEnd: '0' },
});

/** Shows the step and the outline of the screen that is loading. */
export function WaitingScreen() {
  return <WaitingFor key={useCurrentScreen().id} />;
}

function WaitingFor() {
  const { id, flow } = useCurrentScreen();
  const step = screenStep(id, flow, isAuthenticated());
  const [late] = useState(() => pendingNavigation() !== null);
  useEffect(() => {
    // A screen that arrives before the placeholder is visible still slides in.
    const timer = setTimeout(noteWaiting, MOMENT);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    void window.scrollTo({ top: 0 });
  }, []);
  const shape = SHAPES[id] ?? (step && !showsStatus(id) ? 'form' : 'status');
  return (
    <Main
      // Without a step, help is below an image, at an unknown position.
      beside={
        step && (
          <Sidebar
            guide={showsStatus(id) ? undefined : <JourneyPane step={step} />}
            help={<PortalHelp place="side" />}
          />
        )
      }
    >
      <StepProgress step={step} filledShare={placeInStep(id)} />
      <div className={corner}>
        <Spinner />
      </div>
      <Skeleton shape={shape} heading={screenDefinition(id).heading} late={late} />
    </Main>
  );
}

/** Screens that share a step with a multi-page form. */
const PLACES: Partial<Record<ScreenId, PlaceInStep>> = {
  'quick-appraisal': 'begun',
  'asset-cart': 'almostDone',
};

/** Undefined if the screen is alone in its step, or unknown. */
export const placeInStep = (screen: ScreenId): PlaceInStep | undefined => PLACES[screen];
