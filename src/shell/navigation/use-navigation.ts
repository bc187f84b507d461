import { useCallback, useContext, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { screenAfter } from '../../catalogue/journey/onward';
import { programDefinition } from '../../catalogue/programs';
import { screenPath } from '../../catalogue/routes';
import { destinationPath } from '../../catalogue/status-routes';
import type { Flow } from '../../catalogue/flows';
import { APP_PATH, screenDefinition, SCREENS, type ScreenId } from '../../catalogue/screens';
import { useBrand } from '../../domain/program/use-brand';
import { useIsMounted } from '../../ui/use-is-mounted';
import { countVisits } from '../screen/navigation-direction';
import { ScreenContext } from '../screen/screen-context';
import { leaveOverlayEntry } from '../../ui/use-back-to-close';

export interface GoOptions {
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Replaces the history entry, so that Back skips it. */
  readonly replace?: boolean;
}

export function withQuery(path: string, query: GoOptions['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(key, value);
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** `app` redirects by status. */
export type Destination = ScreenId | 'app';

/** A flow without the screen uses the path that all flows share. */
export function pathIn(flow: Flow, destination: Destination): string {
  if (destination === 'app') return APP_PATH;
  const [shared = SCREENS.home.path] = screenDefinition(destination).aliases ?? [];
  return screenPath(destination, flow) ?? shared;
}

export interface Navigation {
  goTo(screen: Destination, options?: GoOptions): void;
  goToNext(options?: GoOptions): void;
  /** Null or undefined: no application. */
  goByStatus(status: string | null | undefined, options?: GoOptions): void;
  /** Goes to the start if there is no history. */
  goBack(): void;
  pathOf(screen: Destination): string;
}

/** Named destinations (spec 2). Ignores navigation by a component of a page that was left. */
export function useNavigation(): Navigation {
  const [, navigate] = useLocation();
  const mounted = useIsMounted();
  const [visit] = useState(countVisits);
  const setLocation = useCallback(
    (path: string, options?: { readonly replace: boolean }) => {
      if (mounted.current || countVisits() === visit) navigate(path, options);
    },
    [mounted, navigate, visit],
  );
  const { id: program } = useBrand();
  const { flow } = programDefinition(program);

  const shown = useContext(ScreenContext)?.id ?? null;

  const pathOf = useCallback((destination: Destination) => pathIn(flow, destination), [flow]);
  const goTo = useCallback(
    (screen: Destination, options: GoOptions = {}) =>
      setLocation(withQuery(pathOf(screen), options.query), { replace: options.replace ?? false }),
    [pathOf, setLocation],
  );

  return useMemo(() => {
    const next = shown && screenAfter(shown, flow);
    return {
      pathOf,
      goTo,
      goToNext: (options) => goTo(next ?? 'app', options),
      goByStatus: (status, options = {}) => {
        const path = destinationPath(flow, status ?? null);
        setLocation(withQuery(path, options.query), { replace: options.replace ?? false });
      },
      goBack: () => {
        if (window.history.length > 1) leaveOverlayEntry(() => window.history.back());
        else setLocation(SCREENS.home.path);
      },
    };
  }, [flow, goTo, pathOf, setLocation, shown]);
}
