import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { log } from '../../services/log';

/** `data-loading` marks the page as incomplete, for tests. */
export function LazyBoundary({
  fallback,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Suspense
      fallback={
        <>
          <span hidden data-loading />
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  );
}

const nothing = (): null => null;

interface LazyComponentOptions<Props> {
  readonly missing?: ComponentType<Props>;
  readonly fallback?: ReactNode;
}

/** Like `lazy`, but renders `missing` if loading fails: the rest of the page stays. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { missing = nothing, fallback }: LazyComponentOptions<Props> = {},
): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        log.warn('A part of the page could not be loaded', { message: String(error) });
        // `lazy` caches a failure, so that the next mount retries.
        current = create();
        return { default: missing };
      }
    });
  let current = create();
  return function LazyComponent(props: Props): ReactNode {
    const [Current] = useState(() => current);
    return (
      <LazyBoundary fallback={fallback}>
        <Current {...props} />
      </LazyBoundary>
    );
  };
}
