import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { BrandContext } from '../../domain/program/use-brand';
import { log } from '../../services/log';
import type { ProblemFrame } from './problem-frame';

/** Null until it is loaded. It shifts the layout, so it waits for a click in progress. */
export function useProblemFrame(): ProblemFrame | null {
  const shown = useContext(BrandContext);
  const [frame, setFrame] = useState<ProblemFrame | null>(null);
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const load = async (): Promise<void> => {
      const { problemFrame } = await import('./problem-frame');
      const loadedFrame = await problemFrame(shown);
      if (!signal.aborted) setFrame(loadedFrame);
    };
    load().catch((error: unknown) => {
      if (signal.aborted) return;
      log.warn('A part of the page could not be loaded', { message: String(error) });
    });
    return () => page.abort();
  }, [shown]);
  useLayoutEffect(() => {
    if (shown === null && frame !== null)
      document.documentElement.dataset['program'] = frame.brand.id;
  }, [shown, frame]);
  return frame;
}
