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
  const loadPart = async (): Promise<ComponentType<Props>> => (loaded = await load());
  const LazyPart = lazy(async () => ({ default: await loadRoute(loadPart) }));
  return {
    Component: function LazyRoute(props: Props): ReactNode {
      // A preloaded component needs no fallback, which React would show for at least 300 ms.
      const [Part] = useState((): ComponentType<Props> => loaded ?? LazyPart);
      return <Part {...props} />;
    },
    preload: async () => {
      await loadPart().catch(() => undefined);
    },
  };
}
