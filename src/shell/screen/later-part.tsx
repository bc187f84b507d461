import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { whenShown } from '../../services/analytics/track';
import { log } from '../../services/log';
import { paintedProgram } from '../../services/painted';
import { loadWholeStyles } from '../../services/whole-styles';
import { Arriving } from '../problems/arriving';

/** One for each part that the painted page has: resolves once it answers, or never will. */
const answers = new Set<Promise<void>>();

/** Resolves once all of a painted page answers. */
export async function whenAllAnswers(): Promise<void> {
  await Promise.all(answers);
}

/** At once where there is no page, and so no screen to wait for. */
const afterFirstScreen = (): Promise<void> =>
  globalThis.document === undefined
    ? Promise.resolve()
    : new Promise((resolve) => whenShown(() => setTimeout(resolve)));

/**
 * A part of the first screen without which it can be used: its code is not asked for before the screen answers.
 * On a page that came painted its markup stays until then. It has no properties, and takes
 * nothing that changes from around it: React would begin it anew, from nothing.
 */
export function laterPart(load: () => Promise<ComponentType>): ReactNode {
  const painted = paintedProgram() !== undefined;
  // React may come to it only after the screen around it is there.
  const shown = afterFirstScreen();
  let settle = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const Part = lazy(async () => {
    await shown;
    try {
      const [Loaded] = await Promise.all([load(), loadWholeStyles()]);
      return {
        default: function Answering(): ReactNode {
          useEffect(settle, []);
          return <Loaded />;
        },
      };
    } catch (error) {
      log.warn('A part of the page could not be loaded', { message: String(error) });
      settle();
      // What is painted is better than nothing.
      return painted ? new Promise<never>(() => undefined) : { default: (): ReactNode => null };
    }
  });
  /** Only a part that is drawn is waited for: its module can be there on a page that has it nowhere. */
  function Place(): ReactNode {
    if (painted) answers.add(answered);
    return (
      <Arriving>
        <Part />
      </Arriving>
    );
  }
  return <Place />;
}
