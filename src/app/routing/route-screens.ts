import type { ComponentType } from 'react';
import { routePart } from './route-part';

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
