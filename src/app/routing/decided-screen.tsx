import { memo, Suspense, useEffect, useMemo } from 'react';
import type { Flow } from '../../catalogue/flows';
import type { InnerScreenId } from '../../catalogue/journey/decide-screen';
import { likelyNext } from '../../catalogue/journey/likely-next';
import { securityOf } from '../../catalogue/programs';
import { stepDates } from '../../domain/application/step-dates';
import { useBrand } from '../../domain/program/use-brand';
import { prepareFormats } from '../../domain/text/format';
import { forgetVisitorLine } from '../../services/cash-secured/stored-application';
import type { Application } from '../../services/data/use-applicant';
import { lazyComponent } from '../../shell/problems/lazy-component';
import {
  ScreenContext,
  type CurrentScreen,
  type ScreenProps,
} from '../../shell/screen/screen-context';
import { WaitingScreen } from '../../shell/screen/waiting-screen';
import { SIGNED_IN_SCREENS } from './signed-in-screens';

const LeftoverItemsDialog = lazyComponent(
  async () => (await import('./leftover-items-dialog')).LeftoverItemsDialog,
);

/** Preloads likely next screens while the applicant reads. */
function usePreloadNext(screen: InnerScreenId, flow: Flow, application: Application | null): void {
  useEffect(() => {
    let left = false;
    const timer = window.setTimeout(async () => {
      for (const next of likelyNext(screen, flow, application)) {
        if (!left) await SIGNED_IN_SCREENS[next].preload();
      }
      if (!left) prepareFormats();
    }, 500);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [screen, flow, application]);
}

export const DecidedScreen = memo(function DecidedScreen({
  screen,
  choiceLeft,
  ...props
}: ScreenProps & { readonly screen: InnerScreenId; readonly choiceLeft: boolean }) {
  const { flow } = props;
  const { application } = props.applicant;
  const { id: program } = useBrand();
  usePreloadNext(screen, flow, application);
  useEffect(() => {
    if (choiceLeft) forgetVisitorLine();
  }, [choiceLeft]);
  const { Component } = SIGNED_IN_SCREENS[screen];
  const current = useMemo(
    (): CurrentScreen => ({
      id: screen,
      flow,
      dates: stepDates(application, flow),
      security: securityOf(application?.program, program),
    }),
    [screen, flow, application, program],
  );
  return (
    <ScreenContext value={current}>
      <Suspense fallback={<WaitingScreen />}>
        <Component {...props} />
        {choiceLeft && flow === 'item' && <LeftoverItemsDialog />}
      </Suspense>
    </ScreenContext>
  );
});
