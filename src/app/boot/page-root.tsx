import { startTransition, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { endPainted, paintedProgram } from '../../services/painted';
import { loadWholeStyles } from '../../services/whole-styles';
import { firstScreen } from '../../shell/screen/first-screen';
import { whenAllAnswers } from '../../shell/screen/later-part';
import { releaseEarlyPress } from './early-press';
import { followTyping, readTyped, typeAgain } from './typed-early';

/** Where React shows the page. */
export interface PageRoot {
  render(page: ReactNode): Promise<void>;
  /** The first rendering takes over the very elements of a page that came painted and shows this already. */
  takeOver(page: ReactNode): Promise<void>;
}

/**
 * React comes in the file of the first load. It is evaluated in a task of its own, while the configuration is on its
 * way: in one with the rest it would be a long one, and whoever types early waits for that.
 */
async function evaluateReact() {
  await new Promise((resolve) => setTimeout(resolve));
  return import('react-dom/client');
}

/** React would log errors that the error boundary logs, too. */
const onCaughtError = (): void => undefined;

/** The root of the page. Nothing that came painted goes before something is in its place. */
export function openPageRoot(container: HTMLElement): PageRoot {
  let root: Root | null = null;
  const react = evaluateReact();
  const strict = (page: ReactNode): ReactNode => <StrictMode>{page}</StrictMode>;

  const replace = (first: Root, page: ReactNode): void => {
    const typed = readTyped(container);
    flushSync(() => first.render(strict(page)));
    typeAgain(typed);
    endPainted();
    releaseEarlyPress();
  };

  return {
    render: async (page) => {
      const { createRoot } = await react;
      const first = (root ??= createRoot(container, { onCaughtError }));
      // Only the whole style sheet has what another page than the painted one needs.
      if (paintedProgram() === undefined) first.render(strict(page));
      else void loadWholeStyles().then(() => replace(first, page));
    },
    takeOver: async (page) => {
      const { hydrateRoot } = await react;
      const typed = followTyping(container);
      const answer = (): void => {
        typeAgain(typed());
        endPainted();
        // What a press leads to, such as a message at a field, is no part of the first styles.
        void Promise.all([loadWholeStyles(), whenAllAnswers()]).then(releaseEarlyPress);
      };
      // React takes the screen over after what is around it, and not within its own work can an event change anything.
      void firstScreen.then(answer);
      // As a transition it is done in slices: whoever types meanwhile is not held up.
      startTransition(() => {
        root = hydrateRoot(container, strict(page), {
          onCaughtError,
          // Such as a year that is no longer that of the build: then React writes the page anew, whole.
          onRecoverableError: () => undefined,
        });
      });
    },
  };
}
