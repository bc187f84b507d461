import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { BrandContext } from '../../domain/program/use-brand';
import { log } from '../../services/log';
import { loadWholeStyles } from '../../services/whole-styles';
import type { ProblemFrame } from './problem-frame';

/** The click of a tap comes a little after the finger has left, ms. */
const CLICK_AT_LATEST = 100;

/**
 * What goes around a page that tells of a problem, once it has come; null before, and where it never does. It
 * moves what is there, so it waits while something is pressed: a press ends where it began, or it is none.
 */
export function useProblemFrame(): ProblemFrame | null {
  const shown = useContext(BrandContext);
  const [frame, setFrame] = useState<ProblemFrame | null>(null);
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    let isPressed = false;
    let come: ProblemFrame | null = null;
    const show = (): void => {
      if (come !== null && !isPressed && !signal.aborted) setFrame(come);
    };
    const begin = (): void => {
      isPressed = true;
    };
    const end = (): void => {
      setTimeout(() => {
        isPressed = false;
        show();
      }, CLICK_AT_LATEST);
    };
    document.addEventListener('pointerdown', begin, { signal, capture: true });
    document.addEventListener('pointerup', end, { signal, capture: true });
    document.addEventListener('pointercancel', end, { signal, capture: true });
    Promise.all([
      import('./problem-frame').then(({ problemFrame }) => problemFrame(shown)),
      loadWholeStyles(),
    ]).then(
      ([whole]) => {
        come = whole;
        show();
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log.warn('A part of the page could not be loaded', { message: String(error) });
      },
    );
    return () => page.abort();
  }, [shown]);
  useLayoutEffect(() => {
    if (shown === null && frame !== null)
      document.documentElement.dataset['program'] = frame.brand.id;
  }, [shown, frame]);
  return frame;
}
