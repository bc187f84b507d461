import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { log } from '../../services/log';
import { firstScreen } from '../../shell/screen/first-screen';

export interface PageRoot {
  /** Undefined if no page is prerendered. */
  readonly prerendered: string | undefined;
  render(page: ReactNode): void;
  hydrate(page: ReactNode): void;
}

/** The error boundary logs these errors. */
const onCaughtError = (): void => undefined;

/** React renders the differing part again, such as a copyright year later than the build. */
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
