import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadRoute } from './route-load-error';

/** A component of the route in a separate file. */
export interface LazyRoute<Props> {
  readonly Component: (props: Props) => ReactNode;
  /** Loads the file before the component is rendered. A failure shows when it is. */
  preload(): Promise<void>;
}

/** Loads a component of the route when it is first rendered, or before. Throws a RouteLoadError if that fails. */
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
        // `lazy` keeps its outcome: after Back, the route tries again.
        window.addEventListener('popstate', () => (LazyComponent = create()), { once: true });
        throw error;
      }
    });
  let LazyComponent = create();
  return {
    Component: function LazyRoute(props: Props): ReactNode {
      // A preloaded component needs no fallback, which React would show for at least 300 ms.
      const [Part] = useState((): ComponentType<Props> => loaded ?? LazyComponent);
      return <Part {...props} />;
    },
    preload: async () => {
      await loadComponent().catch(() => undefined);
    },
  };
}
