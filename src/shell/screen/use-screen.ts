import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { noteScreen } from '../../services/analytics/track';
import { PAGE_HEADING_ID } from '../../ui/heading';
import { useHydrated } from '../../ui/use-hydrated';
import { noteFirstScreen } from './first-screen';
import { takeHeadingFocus } from './pending-focus';
import { useCurrentScreen, type CurrentScreen } from './screen-context';
import { useBrand } from '../../domain/program/use-brand';

/** On entry: title, scroll to the top, and focus on the heading after a navigation. */
export function useScreen(options: {
  readonly heading: string;
  readonly hasErrors: boolean;
}): CurrentScreen {
  const screen = useCurrentScreen();
  const { heading, hasErrors } = options;
  useDocumentTitle(heading, hasErrors);
  const isHydrated = useHydrated();
  const scrollToTop = useEffectEvent(() => {
    // The user may have scrolled before hydration.
    if (isHydrated) window.scrollTo({ top: 0 });
  });
  useLayoutEffect(() => {
    scrollToTop();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another heading is another screen
  }, [screen.id, heading]);
  useEffect(() => {
    if (takeHeadingFocus()) {
      document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another heading is another screen
  }, [screen.id, heading]);
  // On every render: another path can show the same screen.
  useEffect(() => noteScreen(screen.id));
  useEffect(noteFirstScreen, []);
  return screen;
}

/** "heading | brand", with "Error: " in front after a failed submit. */
export function useDocumentTitle(heading: string, hasErrors = false): void {
  const { meta } = useBrand();
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${heading} | ${meta.title}`;
  }, [heading, hasErrors, meta.title]);
}
