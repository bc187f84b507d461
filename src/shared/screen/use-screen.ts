import { useEffect, useLayoutEffect } from 'react';
import { PAGE_HEADING_ID } from '../../ui/heading';
import { takeHeadingFocus } from './pending-focus';
import { useCurrentScreen, type CurrentScreen } from './screen-context';
import { useDocumentTitle } from './use-document-title';

/** What every screen does when it appears: page title, top of the page, focus on its heading after a navigation. */
export function useScreen(options: {
  readonly heading: string;
  /** Stands in the page title instead of the heading, where that holds personal data. */
  readonly title?: string | undefined;
  readonly hasErrors: boolean;
}): CurrentScreen {
  const { heading, title = heading, hasErrors } = options;
  const screen = useCurrentScreen();
  useDocumentTitle(title, hasErrors);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
  }, [screen.id, heading]);
  useEffect(() => {
    if (takeHeadingFocus()) {
      document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
    }
  }, [screen.id, heading]);
  return screen;
}
