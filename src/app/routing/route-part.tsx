import type { ComponentType, ReactNode } from 'react';
import { useCode } from '../../shell/problems/use-code';
import { loadRoute } from './route-load-error';

interface RoutePartCode<Props> {
  /** The component, once its code has come; else null. */
  ready(): ComponentType<Props> | null;
  load(): Promise<ComponentType<Props>>;
  /** What stands there until then. */
  readonly meanwhile: ComponentType<Props>;
}

/** A part of the route, which is drawn as soon as its code has come. Where that does not come it throws a RouteLoadError. */
export function routePart<Props extends object>({
  ready,
  load,
  meanwhile: Meanwhile,
}: RoutePartCode<Props>): ComponentType<Props> {
  const loadPart = () => loadRoute(load);
  return function RoutePart(props: Props): ReactNode {
    const Part = useCode(ready, loadPart);
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
