import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { log } from '../../services/log';
import { firstScreen } from '../../shell/screen/first-screen';

/** Container that React renders the page into. */
export interface PageRoot {
  /** The program of the prerendered page in it; undefined if there is none. */
  readonly prerendered: string | undefined;
  /** Replaces the content. */
  render(page: ReactNode): void;
  /** Takes over the prerendered page, which shows the same. */
  hydrate(page: ReactNode): void;
}

/** React would log errors that the error boundary also logs. */
const onCaughtError = (): void => undefined;

/** React then renders the differing part again, such as a copyright year that is later than the build. */
const onRecoverableError = (error: unknown): void => {
  log.warn('The prerendered page is not what the portal renders', { message: String(error) });
};

export function openPageRoot(container: HTMLElement): PageRoot {
  let root: Root | null = null;
  const ready = (): void => container.removeAttribute('data-prerendered');
  return {
    prerendered: container.dataset['prerendered'],
    render: (page) => {
      root ??= createRoot(container, { onCaughtError });
      root.render(<StrictMode>{page}</StrictMode>);
      ready();
    },
    hydrate: (page) => {
      root = hydrateRoot(container, <StrictMode>{page}</StrictMode>, {
        onCaughtError,
        onRecoverableError,
      });
      void firstScreen.then(ready);
    },
  };
}
