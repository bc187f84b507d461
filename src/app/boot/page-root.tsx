import { StrictMode, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadWholeStyles } from '../../services/whole-styles';
import { repeatEarlyPress } from './early-press';
import { readTyped, typeAgain } from './typed-early';

/** Where React shows the page. */
export interface PageRoot {
  render(page: ReactNode): void;
  /** The first rendering takes over the very elements of a page that came painted and shows this already. */
  takeOver(page: ReactNode): void;
}

function Taken({ onTaken, children }: { onTaken(): void; readonly children: ReactNode }) {
  // Not within React's own work, where an event would change nothing.
  useEffect(() => queueMicrotask(onTaken), [onTaken]);
  return children;
}

/** The root of the page. Nothing that came painted goes before something is in its place. */
export function openPageRoot(container: HTMLElement): PageRoot {
  let root: Root | null = null;
  const isPainted = container.dataset['painted'] !== undefined;
  const strict = (page: ReactNode): ReactNode => <StrictMode>{page}</StrictMode>;

  const replace = (first: Root, page: ReactNode): void => {
    const typed = readTyped(container);
    flushSync(() => first.render(strict(page)));
    typeAgain(typed);
    repeatEarlyPress();
  };
  let answers = false;
  const answer = (): void => {
    if (answers) return;
    answers = true;
    typeAgain(readTyped(container));
    repeatEarlyPress();
  };

  return {
    render: (page) => {
      const first = (root ??= createRoot(container));
      // Only the whole style sheet has what another page than the painted one needs.
      if (isPainted) void loadWholeStyles().then(() => replace(first, page));
      else first.render(strict(page));
    },
    takeOver: (page) => {
      root = hydrateRoot(container, strict(<Taken onTaken={answer}>{page}</Taken>), {
        // Such as a year that is no longer that of the build: then React writes the page anew, whole.
        onRecoverableError: () => undefined,
      });
    },
  };
}
