import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadRoute } from './route-load-error';

export interface LazyRoute<Props> {
  readonly Component: (props: Props) => ReactNode;
  /** A failure appears when the component renders. */
  preload(): Promise<void>;
}

/** Throws a RouteLoadError if loading fails. */
export function lazyRoute<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyRoute<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadComponent = async (): Promise<ComponentType<Props>> => (loaded = await load());
  const create = () =>
    lazy(async () => {
      try {
        return { default: await loadRoute(loadComponent) };
      } catch (error) {
        // `lazy` caches a failure: retry after Back.
        window.addEventListener('popstate', () => (LazyComponent = create()), { once: true });
        throw error;
      }
    });
  let LazyComponent = create();
  return {
    Component: function LazyRoute(props: Props): ReactNode {
      // React would show a fallback for at least 300 ms; a preloaded component needs none.
      const [Part] = useState((): ComponentType<Props> => loaded ?? LazyComponent);
      return <Part {...props} />;
    },
    preload: async () => {
      await loadComponent().catch(() => undefined);
    },
  };
}
