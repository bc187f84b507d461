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
