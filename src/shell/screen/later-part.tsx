import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { log } from '../../services/log';
import { paintedProgram } from '../../services/painted';
import { loadWholeStyles } from '../../services/whole-styles';
import { Arriving } from '../problems/arriving';
import { firstScreen } from './first-screen';

/** One for each part that the painted page has: resolves once it answers, or never will. */
const answers = new Set<Promise<void>>();

/** Resolves once all of a painted page answers. */
export async function whenAllAnswers(): Promise<void> {
  await Promise.all(answers);
}

/** At once when prerendering, which has no first screen to wait for. */
const afterFirstScreen = (): Promise<void> =>
  globalThis.document === undefined ? Promise.resolve() : firstScreen;

const online = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * A part that the first screen can do without: its code loads after that screen is on the page. Prerendered markup
 * stays until then. The part has no props and reads no changing context, or React would replace the markup.
 */
export function laterPart(load: () => Promise<ComponentType>): ReactNode {
  const painted = paintedProgram() !== undefined;
  let settle = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const Part = lazy(async () => {
    await afterFirstScreen();
    for (;;) {
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
        if (!painted) return { default: (): ReactNode => null };
        // The prerendered markup stays until another try.
        await online();
      }
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
