import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadRoute } from './route-load-error';

interface RoutePartCode<Props> {
  /** The component, once its code has come; else null. */
  ready(): ComponentType<Props> | null;
  load(): Promise<ComponentType<Props>>;
  /** What stands there until then. */
  readonly meanwhile: ComponentType<Props>;
}

/**
 * A part of the route that is drawn as soon as its code is there. One of `React.lazy` is not: React lets what stood
 * there meanwhile stand for 300 ms. Where the code does not come a RouteLoadError is thrown as it is drawn.
 */
export function routePart<Props extends object>({
  ready,
  load,
  meanwhile: Meanwhile,
}: RoutePartCode<Props>): ComponentType<Props> {
  return function RoutePart(props: Props): ReactNode {
    const [Part, setPart] = useState(() => ready());
    const isWaiting = Part === null;
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isGone = false;
      const draw = (part: () => ComponentType<Props>): void => {
        // In slices: a whole screen at once holds a slow phone up for long.
        if (!isGone) startTransition(() => setPart(part));
      };
      loadRoute(load).then(
        (part) => draw(() => part),
        (error: unknown) =>
          draw(() => {
            throw error;
          }),
      );
      return () => {
        isGone = true;
      };
    }, [isWaiting]);
    return Part === null ? <Meanwhile {...props} /> : <Part {...props} />;
  };
}

type Loaders<Id extends string, Props> = Readonly<Record<Id, () => Promise<ComponentType<Props>>>>;

/** Screens whose code is a file each: `load` fetches it before it is drawn, `screen` is the same component each time. */
export function routeScreens<Id extends string, Props extends object>(
  loaders: Loaders<Id, Props>,
  meanwhile: ComponentType<Props>,
) {
  const come = new Map<Id, ComponentType<Props>>();
  const screens = new Map<Id, ComponentType<Props>>();
  const load = async (id: Id): Promise<ComponentType<Props>> => {
    const screen = await loaders[id]();
    come.set(id, screen);
    return screen;
  };
  const screen = (id: Id): ComponentType<Props> => {
    const known = screens.get(id);
    if (known) return known;
    const part = routePart({ ready: () => come.get(id) ?? null, load: () => load(id), meanwhile });
    screens.set(id, part);
    return part;
  };
  return { load, screen };
}
